import { useEffect, useRef, useState, useSyncExternalStore } from "react"
import { type UploadTarget, uploadFile } from "../../../../browser/uploads/upload-file.ts"
import { findBotToken } from "../../../../integrations/bot-check/bot-token.ts"
import { preparePicture } from "../prepare/prepare-picture.ts"
import { isUnfinished, type Upload, type UploadDeps } from "./upload.ts"
import { createUploadQueue } from "./upload-queue.ts"

const none: readonly Upload[] = []

/** The uploads of a page while it is mounted; the browser asks before they are lost. */
export function useUploads(target: UploadTarget) {
  const to = useRef(target)
  useEffect(() => {
    to.current = target
  }, [target])
  const [queue] = useState(() => createUploadQueue(browserUploadDeps(() => to.current)))
  useEffect(() => queue.open(), [queue])
  const uploads = useSyncExternalStore(queue.subscribe, queue.list, () => none)
  const wouldLose = uploads.some(isUnfinished)
  useEffect(() => {
    if (!wouldLose) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [wouldLose])
  return { queue, uploads }
}

/** Upload queue dependencies in the browser; `target` is called for every picture. */
function browserUploadDeps(target: () => UploadTarget): UploadDeps {
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

/** Browsers offer `randomUUID` only in secure contexts. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** A sleeping phone delays timers, so uploads resume as soon as the page is visible again. */
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

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener)
  window.addEventListener("offline", listener)
  return () => {
    window.removeEventListener("online", listener)
    window.removeEventListener("offline", listener)
  }
}

/** Whether the browser reports a connection; always true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}
