import { errorTexts } from "@wara/domain/error-texts"
import { type ErrorCode, errorStatuses } from "@wara/domain/errors"
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

export class ImageFailure extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, options: { cause?: unknown } = {}) {
    super(errorTexts[code], options)
    this.name = code
    this.code = code
  }
}

/** An error response in the format of every other call; never cached. */
export function failureResponse(code: ErrorCode, faults: ImageFault[] = []): Response {
  const errors = faults.map(({ path, message }) => ({ path: [path], message }))
  const status = errorStatuses[code]
  const details = errors.length === 0 ? {} : { errors }
  return Response.json(
    { data: null, error: { status, name: code, message: errorTexts[code], details } },
    { status, headers: { "Cache-Control": "no-store" } },
  )
}
