import { maxUploadBytes, minPictureSize, type UploadProblem } from "@wara/domain/site/upload-rules"
import { uploadProblemText, uploadTexts } from "@wara/domain/site/upload-texts"
import { useEffect, useRef, useState } from "react"
import { useSubmit } from "react-router"
import {
  UploadFailure,
  type UploadTarget,
  uploadFile,
} from "../../../browser/uploads/upload-file.ts"
import { findBotToken } from "../../../integrations/bot-check/bot-token.ts"
import type { PictureKind } from "./crop.ts"

export type PictureStep =
  | { name: "idle"; error: string | null }
  | { name: "cropping"; picture: ChosenPicture }
  | { name: "sending"; fraction: number }

export function usePictureUpload(kind: PictureKind, to: UploadTarget) {
  const [step, setStep] = useState<PictureStep>({ name: "idle", error: null })
  const submit = useSubmit()
  const abortController = useRef(new AbortController())
  const open = useRef<ChosenPicture | null>(null)
  const closePicture = () => {
    open.current?.close()
    open.current = null
  }
  useEffect(() => {
    const controller = abortController
    return () => {
      controller.current.abort()
      open.current?.close()
    }
  }, [])
  const stop = (error: string | null) => {
    closePicture()
    setStep({ name: "idle", error })
  }

  const choose = async (file: File) => {
    try {
      closePicture()
      const picture = await readPicture(file, kind)
      open.current = picture
      setStep({ name: "cropping", picture })
    } catch (cause) {
      stop(cause instanceof Error ? cause.message : uploadProblemText("unreadable", kind))
    }
  }

  const send = async (part: Blob) => {
    closePicture()
    setStep({ name: "sending", fraction: 0 })
    abortController.current = new AbortController()
    try {
      const name = part.type === "image/webp" ? `${kind}.webp` : `${kind}.png`
      const image = await uploadFile(to, part, name, kind, {
        onProgress: (fraction) => setStep({ name: "sending", fraction }),
        signal: abortController.current.signal,
        botToken: () => findBotToken("upload"),
      })
      await submit({ intent: "set", file: String(image.id) }, { method: "post" })
      stop(null)
    } catch (cause) {
      if (abortController.current.signal.aborted) return
      stop(cause instanceof UploadFailure ? cause.text : uploadTexts.noConnection)
    }
  }

  return { step, choose, send, stop }
}

/** A chosen picture that can be cropped; `close` frees its memory. */
export type ChosenPicture = { url: string; pixels: ImageBitmap; close: () => void }

/** Why the browser could not read a file, guessed from its name, size and type. */
function unreadable({ name, size, type }: File): UploadProblem {
  if (size === 0) return "empty"
  if (/\.hei[cf]$/i.test(name)) return "heic"
  return /^image\/(jpeg|png|webp|avif)$/.test(type) ? "unreadable" : "unsupported"
}

/** Reads a chosen file and turns it upright. Rejects with a message for the user. */
async function readPicture(file: File, kind: PictureKind): Promise<ChosenPicture> {
  if (file.size > maxUploadBytes) throw new Error(uploadProblemText("too-large", kind))
  const pixels = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw new Error(uploadProblemText(unreadable(file), kind))
  })
  const minSize = minPictureSize[kind]
  if (pixels.width < minSize.width || pixels.height < minSize.height) {
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
