/** Looks up a declared part by name, never an inherited property such as `constructor`. */
export function ownPart<Part>(parts: Record<string, Part>, name: string): Part | undefined {
  return Object.hasOwn(parts, name) ? parts[name] : undefined
}
