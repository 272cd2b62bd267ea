/** Whether a value that came from outside, from storage or in an answer, has fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}
