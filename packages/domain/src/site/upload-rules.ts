/** What a picture is uploaded for (spec §7: the upload's `type`). */
export const uploadTypes = ["avatar", "cover", "gallery"] as const

/** One purpose of an upload. */
export type UploadType = (typeof uploadTypes)[number]

/** Smallest pictures, in pixels after turning them upright (PRODUCT: account, ad gallery). */
export const minPictureBytes: Record<UploadType, { width: number; height: number }> = {
  avatar: { width: 200, height: 200 },
  cover: { width: 1200, height: 400 },
  gallery: { width: 640, height: 480 },
}

/** Largest file, in bytes (PRODUCT: ad gallery). */
export const maxUploadBytes = 15 * 1024 * 1024

/** Most files of one call; an ad has no more pictures (PRODUCT: ad gallery). */
export const maxUploads = 12

/** Largest body of one call, in bytes: all its files, its fields and the lines between them. */
export const maxUploadRequestBytes = maxUploads * maxUploadBytes + 64 * 1024

/** Most pixels of a picture; a small file may unfold into gigabytes. The largest phones' fit. */
export const maxPixels = 64_000_000

/** Longest side of a stored picture, in pixels; larger ones are made smaller, none larger. */
export const maxSidePixels = 2560

/** Widths in pixels of the smaller versions of a stored picture, by name (spec §3; PRODUCT: images). */
export const formatWidths = { thumbnail: 245, small: 500, medium: 750, large: 1000 } as const

/** Name of a smaller version. */
export type FormatName = keyof typeof formatWidths

/** Names of the smaller versions, smallest first. */
export const formatNames = ["thumbnail", "small", "medium", "large"] as const satisfies FormatName[]

/** Endings of file names that a picture may have. What it is, its content tells. */
export const pictureEndings = ["jpg", "jpeg", "jfif", "png", "webp", "avif"] as const

/** Minutes in which the ticket of an upload has to be used. */
export const uploadTicketMinutes = 5

/** Why a file is no picture that we take. */
export type UploadProblem =
  | "empty"
  | "too-large"
  | "wrong-ending"
  | "unsupported"
  | "heic"
  | "unreadable"
  | "too-many-pixels"
  | "too-small"
