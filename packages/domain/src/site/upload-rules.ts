import { adFields } from "../ads/ad-fields.ts"

/** Purpose of an uploaded picture: the upload's `type` [S7.9]. */
export const uploadTypes = ["avatar", "cover", "gallery"] as const

export type UploadType = (typeof uploadTypes)[number]

/** Minimum size of pictures, in pixels after EXIF rotation. */
export const minPictureSize: Record<UploadType, { width: number; height: number }> = {
  avatar: { width: 200, height: 200 },
  cover: { width: 1200, height: 400 },
  gallery: { width: 640, height: 480 },
}

/** Maximum file size, in bytes. */
export const maxUploadBytes = 15 * 1024 * 1024

/** Maximum files of one call: all pictures of an ad. */
export const maxUploads = adFields.gallery.max

/** Maximum body of one call, in bytes: all files, fields and multipart boundaries. */
export const maxUploadRequestBytes = maxUploads * maxUploadBytes + 64 * 1024

/**
 * Maximum pixels of a picture, because a small file may decode to gigabytes. The largest phone
 * pictures fit.
 */
export const maxPixels = 64_000_000

/**
 * Maximum pixels and bytes of an AVIF picture. Its decoding takes several times as long as that of other
 * formats, with the pixels and with the bytes: 15 MB would occupy the only decoder for a quarter of a
 * minute. Within these bounds it takes as long as the largest JPEG or WebP. Photographs of 12 megapixels fit.
 */
export const maxAvif = { pixels: 16_000_000, bytes: 4 * 1024 * 1024 }

/** Whether an AVIF picture would take too long to decode. */
export const isHeavyAvif = ({ pixels, bytes }: { pixels: number; bytes: number }): boolean =>
  pixels > maxAvif.pixels || bytes > maxAvif.bytes

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

/** Why a file is refused. */
export const uploadProblems = [
  "empty",
  "too-large",
  "wrong-ending",
  "unsupported",
  "heic",
  "heavy-avif",
  "unreadable",
  "too-many-pixels",
  "too-small",
] as const

export type UploadProblem = (typeof uploadProblems)[number]
