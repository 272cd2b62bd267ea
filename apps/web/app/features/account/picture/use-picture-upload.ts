import { uploadProblemText, uploadTexts } from "@wara/domain/site/upload-texts"
import { useEffect, useRef, useState } from "react"
import { useSubmit } from "react-router"
import {
  UploadFailure,
  type UploadTarget,
  uploadFile,
} from "../../../browser/uploads/upload-file.ts"
import { findBotToken } from "../../../integrations/bot-check/bot-token.ts"
import type { PictureKind } from "./picture-kind.ts"
import { type ChosenPicture, readPicture } from "./read-picture.ts"

export type PictureStep =
  | { name: "idle"; error: string | null }
  | { name: "cutting"; picture: ChosenPicture }
  | { name: "sending"; fraction: number }

export function usePictureUpload(kind: PictureKind, to: UploadTarget) {
  const [step, setStep] = useState<PictureStep>({ name: "idle", error: null })
  const submit = useSubmit()
  const abortController = useRef(new AbortController())
  const open = useRef<ChosenPicture | null>(null)
  const letGo = () => {
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
    letGo()
    setStep({ name: "idle", error })
  }

  const choose = async (file: File) => {
    try {
      letGo()
      const picture = await readPicture(file, kind)
      open.current = picture
      setStep({ name: "cutting", picture })
    } catch (cause) {
      stop(cause instanceof Error ? cause.message : uploadProblemText("unreadable", kind))
    }
  }

  const send = async (part: Blob) => {
    letGo()
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
