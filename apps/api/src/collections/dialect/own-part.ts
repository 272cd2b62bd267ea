/** A declared part by its name; never something inherited, such as `constructor`. */
export function ownPart<Part>(parts: Record<string, Part>, name: string): Part | undefined {
  return Object.hasOwn(parts, name) ? parts[name] : undefined
}
