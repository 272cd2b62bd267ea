import type { UploadType } from "@wara/domain/site/upload-rules"

/** A picture that an account shows. */
export type PictureKind = Extract<UploadType, "avatar" | "cover">

/** How each is cut: width over height, and the largest side that is worth sending, in pixels. */
export const cropShapes: Record<
  PictureKind,
  { aspect: number; shape: "round" | "rect"; widest: number }
> = {
  avatar: { aspect: 1, shape: "round", widest: 1000 },
  cover: { aspect: 3, shape: "rect", widest: 2400 },
}
