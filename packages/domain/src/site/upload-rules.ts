/** What a picture is uploaded for (spec §7: the upload's `type`). */
export const uploadTypes = ["avatar", "cover", "gallery"] as const

/** One purpose of an upload. */
export type UploadType = (typeof uploadTypes)[number]

/** Smallest pictures, in pixels after turning them upright (PRODUCT: account, ad gallery). */
export const smallestPicture: Record<UploadType, { width: number; height: number }> = {
  avatar: { width: 200, height: 200 },
  cover: { width: 1200, height: 400 },
  gallery: { width: 640, height: 480 },
}

/** Largest file, in bytes (PRODUCT: ad gallery). */
export const largestUpload = 15 * 1024 * 1024

/** Most files of one call; an ad has no more pictures (PRODUCT: ad gallery). */
export const mostUploads = 12
