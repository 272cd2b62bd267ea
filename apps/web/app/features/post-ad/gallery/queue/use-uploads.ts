import { useEffect, useRef, useState, useSyncExternalStore } from "react"
import type { UploadTarget } from "../../../../ui/upload-file.ts"
import { browserWorld } from "./browser-world.ts"
import { isUnfinished, type Upload } from "./upload.ts"
import { createUploadQueue } from "./upload-queue.ts"

const none: readonly Upload[] = []

/** The uploads of a page, from its first look to its last; the browser asks before they are lost. */
export function useUploads(target: UploadTarget) {
  const to = useRef(target)
  useEffect(() => {
    to.current = target
  }, [target])
  const [queue] = useState(() => createUploadQueue(browserWorld(() => to.current)))
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
