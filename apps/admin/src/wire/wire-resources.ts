/** A kind of record as the api serves it. */
export type WireResource = {
  path: string
  /** Fields in which the search box looks. */
  search: readonly string[]
  /** What may be written, by operators. */
  writable: readonly string[]
}

/** Every resource of the panel by the name that its pages go by. */
export const wireResources: Readonly<Record<string, WireResource>> = {
  reviews: { path: "admin/reviews", search: ["name"], writable: [] },
}

/** Throws for a name that the panel does not know: a mistake of ours. */
export function requireWireResource(name: string): WireResource {
  const resource = wireResources[name]
  if (resource) return resource
  throw new Error(`No resource is called ${name}`)
}
