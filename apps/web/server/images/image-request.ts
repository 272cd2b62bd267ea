import {
  type ImageDensity,
  type ImageWidth,
  imageDensities,
  imageWidths,
} from "@wara/domain/site/image-variants"

/** A requested picture: the stored file's name and the width to deliver, in pixels. */
export type ImageRequest = { name: string; width: ImageWidth; density: ImageDensity }

/** Default width: the largest, limited to the picture's own width. */
const defaultWidth: ImageWidth = 1536

const namePattern = /^[a-z0-9_-]{1,150}\.(?:webp|jpg|jpeg|png)$/

export type ImageFault = { path: "name" | "w" | "d"; message: string }

/**
 * Parses the address of a picture. `name` is the raw rest of the path: our file names need no
 * encoding, so an encoded name is invalid.
 */
export function readImageRequest(
  name: string,
  query: URLSearchParams,
): ImageRequest | { fault: ImageFault } {
  if (!namePattern.test(name)) return fault("name", "must be the plain name of a stored picture")
  const width = pick(imageWidths, query.getAll("w"), defaultWidth)
  if (width === null) return fault("w", `must be one of ${imageWidths.join(", ")}`)
  const density = pick(imageDensities, query.getAll("d"), 1)
  if (density === null) return fault("d", `must be one of ${imageDensities.join(", ")}`)
  return { name, width, density }
}

function fault(path: ImageFault["path"], message: string): { fault: ImageFault } {
  return { fault: { path, message } }
}

function pick<Choice extends number>(
  choices: readonly Choice[],
  given: string[],
  usual: Choice,
): Choice | null {
  if (given.length === 0) return usual
  if (given.length > 1) return null
  return choices.find((choice) => String(choice) === given[0]) ?? null
}
