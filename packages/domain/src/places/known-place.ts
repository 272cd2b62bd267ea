/** A region as used by searches. */
export type KnownRegion = { slug: string; name: string }

/** A commune as used by searches, with its coordinates in degrees. */
export type KnownCommune = {
  slug: string
  name: string
  region: KnownRegion
  latitude: number
  longitude: number
}
