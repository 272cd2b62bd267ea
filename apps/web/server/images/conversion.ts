/** A picture and the maximum of its new width in pixels. */
export type Conversion = { source: Uint8Array; width: number }

export function isConversion(task: unknown): task is Conversion {
  if (typeof task !== "object" || task === null) return false
  return "source" in task && task.source instanceof Uint8Array && "width" in task
}
