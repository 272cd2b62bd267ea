import type { UploadType } from "@wara/domain/site/upload-rules"

export type PictureKind = Extract<UploadType, "avatar" | "cover">

/** Shape of each crop: width over height, and the largest side worth sending, in pixels. */
export const cropShapes: Record<
  PictureKind,
  { aspect: number; shape: "round" | "rect"; widest: number }
> = {
  avatar: { aspect: 1, shape: "round", widest: 1000 },
  cover: { aspect: 3, shape: "rect", widest: 2400 },
}
