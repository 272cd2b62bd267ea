/** Purpose of an uploaded picture: the upload's `type` [S7.9]. */
export const uploadTypes = ["avatar", "cover", "gallery"] as const

export type UploadType = (typeof uploadTypes)[number]

/** Minimum size of pictures, in pixels after EXIF rotation. */
export const minPictureBytes: Record<UploadType, { width: number; height: number }> = {
  avatar: { width: 200, height: 200 },
  cover: { width: 1200, height: 400 },
  gallery: { width: 640, height: 480 },
}

/** Maximum file size, in bytes. */
export const maxUploadBytes = 15 * 1024 * 1024

/** Maximum files of one call; an ad has no more pictures. */
export const maxUploads = 12

/** Maximum body of one call, in bytes: all files, fields and multipart boundaries. */
export const maxUploadRequestBytes = maxUploads * maxUploadBytes + 64 * 1024

/**
 * Maximum pixels of a picture, because a small file may decode to gigabytes. The largest phone
 * pictures fit.
 */
export const maxPixels = 64_000_000

/**
 * Longest side of a stored picture, in pixels; larger pictures are scaled down, none is scaled up.
 */
export const maxSidePixels = 2560

/** Widths in pixels of a stored picture's smaller versions, by name [S3.1]. */
export const formatWidths = { thumbnail: 245, small: 500, medium: 750, large: 1000 } as const

export type FormatName = keyof typeof formatWidths

/** Names of the smaller versions, smallest first. */
export const formatNames = ["thumbnail", "small", "medium", "large"] as const satisfies FormatName[]

/** Allowed file name extensions of pictures. The actual format is detected from the content. */
export const pictureEndings = ["jpg", "jpeg", "jfif", "png", "webp", "avif"] as const

/** Minutes that an upload ticket is valid. */
export const uploadTicketMinutes = 5

export type UploadProblem =
  | "empty"
  | "too-large"
  | "wrong-ending"
  | "unsupported"
  | "heic"
  | "unreadable"
  | "too-many-pixels"
  | "too-small"

type PictureFormat = "jpeg" | "png" | "webp" | "avif"

const avifBrands = new Set(["avif", "avis"])
const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"])

/** Number of leading bytes needed to detect a file's format. */
export const signatureBytes = 256

/**
 * Detects a file's format from its first bytes, regardless of its name: only known formats reach a
 * decoder. HEIC is distinguished because phones produce it and few decoders support HEVC.
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | "heic" | null {
  const word = (at: number, length = 4) => String.fromCharCode(...bytes.subarray(at, at + length))
  if (word(0, 3) === "\xff\xd8\xff") return "jpeg"
  if (word(0, 8) === "\x89PNG\r\n\x1a\n") return "png"
  if (word(0) === "RIFF" && word(8) === "WEBP") return "webp"
  if (bytes.length < 16 || word(4) !== "ftyp") return null
  const brands = [word(8)]
  for (let at = 16; at + 4 <= brandsEnd(bytes); at += 4) brands.push(word(at))
  if (brands.some((brand) => avifBrands.has(brand))) return "avif"
  return brands.some((brand) => heicBrands.has(brand)) ? "heic" : null
}

/** End of the list of compatible brands, from the length that the box itself declares. */
function brandsEnd(bytes: Uint8Array): number {
  const declaredLength = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  return Math.min(declaredLength, bytes.length, signatureBytes)
}
