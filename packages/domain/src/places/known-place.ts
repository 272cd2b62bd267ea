/** A region as searches know it. */
export type KnownRegion = { slug: string; name: string }

/** A commune as searches know it, with its coordinates in degrees. */
export type KnownCommune = {
  slug: string
  name: string
  region: KnownRegion
  latitude: number
  longitude: number
}
