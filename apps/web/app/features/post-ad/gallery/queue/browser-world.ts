import { findBotToken } from "../../../../integrations/bot-check/bot-token.ts"
import { type UploadTarget, uploadFile } from "../../../../ui/upload-file.ts"
import { preparePicture } from "../prepare/prepare-picture.ts"
import type { UploadWorld } from "./upload-world.ts"

/** The queue's world in a page; `target` is asked for anew for every picture. */
export function browserWorld(target: () => UploadTarget): UploadWorld {
  return {
    newKey,
    show: (file) => URL.createObjectURL(file),
    hide: (preview) => URL.revokeObjectURL(preview),
    prepare: preparePicture,
    send: ({ blob, name }, options) => {
      const botToken = () => findBotToken("upload")
      return uploadFile(target(), blob, name, "gallery", { ...options, botToken })
    },
    isOnline: () => navigator.onLine,
    onConnection,
    random: Math.random,
  }
}

/** Browsers give randomUUID to secure pages only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** A phone that sleeps holds timers back: whoever looks at the page again does not want to wait for them. */
function onConnection(listener: () => void): () => void {
  const onSight = () => document.visibilityState === "visible" && listener()
  window.addEventListener("online", listener)
  window.addEventListener("offline", listener)
  document.addEventListener("visibilitychange", onSight)
  return () => {
    window.removeEventListener("online", listener)
    window.removeEventListener("offline", listener)
    document.removeEventListener("visibilitychange", onSight)
  }
}
