import { maxUploadBytes, minPictureBytes, type UploadProblem } from "@wara/domain/site/upload-rules"
import { uploadProblemText } from "@wara/domain/site/upload-texts"
import type { PictureKind } from "./picture-kind.ts"

/** A chosen picture that can be cropped; `close` frees its memory. */
export type ChosenPicture = { url: string; pixels: ImageBitmap; close: () => void }

/** Why the browser could not read a file, guessed from its name, size and type. */
function unreadable({ name, size, type }: File): UploadProblem {
  if (size === 0) return "empty"
  if (/\.hei[cf]$/i.test(name)) return "heic"
  return /^image\/(jpeg|png|webp|avif)$/.test(type) ? "unreadable" : "unsupported"
}

/** Reads a chosen file and turns it upright. Rejects with a message for the user. */
export async function readPicture(file: File, kind: PictureKind): Promise<ChosenPicture> {
  if (file.size > maxUploadBytes) throw new Error(uploadProblemText("too-large", kind))
  const pixels = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw new Error(uploadProblemText(unreadable(file), kind))
  })
  const least = minPictureBytes[kind]
  if (pixels.width < least.width || pixels.height < least.height) {
    pixels.close()
    throw new Error(uploadProblemText("too-small", kind))
  }
  const url = URL.createObjectURL(file)
  const close = () => {
    URL.revokeObjectURL(url)
    pixels.close()
  }
  return { url, pixels, close }
}
