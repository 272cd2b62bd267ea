import { uploadProblemText, uploadTexts } from "@wara/domain/site/upload-texts"
import { UploadFailure } from "../../../../browser/uploads/upload-file.ts"
import { PictureRefusal, type PreparedPicture } from "../prepare/prepare-picture.ts"
import {
  afterFailure,
  type Upload,
  type UploadDeps,
  type UploadState,
  watchSilence,
} from "./upload.ts"

/**
 * Concurrent uploads: more would only slow each other down on a phone, and the server accepts six
 * per user.
 */
const maxConcurrent = 3

type Entry = Upload & {
  file: File
  picture: PreparedPicture | null
  /** Number of failed attempts in a row. */
  failures: number
  /** Cancels the entry's current operation. */
  stop: () => void
}

const nothing = () => {}

/**
 * Uploads files in order, a few at a time, and keeps each until it is stored, refused or given up:
 * interrupted uploads are retried automatically with growing delays, and wait while offline.
 */
export function createUploadQueue(deps: UploadDeps) {
  let entries: Entry[] = []
  let shown: readonly Upload[] = []
  let preparing: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()

  const notify = () => {
    shown = entries.map(({ key, fileName, preview, state }) => ({ key, fileName, preview, state }))
    for (const listener of listeners) listener()
  }
  const find = (key: string) => entries.find((entry) => entry.key === key)
  const set = (entry: Entry, state: UploadState) => {
    if (!entries.includes(entry)) return
    entry.state = state
    notify()
  }
  const count = (name: UploadState["name"]) =>
    entries.filter(({ state }) => state.name === name).length

  const proceed = () => {
    while (deps.isOnline() && count("sending") < maxConcurrent) {
      const next = entries.find(({ state }) => state.name === "waiting")
      if (!next?.picture) return
      void send(next, next.picture)
    }
  }

  const send = async (entry: Entry, picture: PreparedPicture) => {
    const controller = new AbortController()
    const dropped = new UploadFailure(0, uploadTexts.noConnection)
    const silence = watchSilence(() => controller.abort(dropped))
    const isCurrent = () => entries.includes(entry) && entry.stop === stop
    const stop = () => {
      silence.stop()
      entry.stop = nothing
      controller.abort(new Error("given up"))
    }
    entry.stop = stop
    set(entry, { name: "sending", fraction: 0 })
    try {
      const image = await deps.send(picture, {
        key: entry.key,
        signal: controller.signal,
        onProgress: (fraction) => {
          silence.progressed(fraction)
          // Rounded to whole percent, because each change renders the surroundings again.
          const whole = Math.round(fraction * 100) / 100
          const isNews = entry.state.name === "sending" && entry.state.fraction !== whole
          if (isCurrent() && isNews) set(entry, { name: "sending", fraction: whole })
        },
      })
      if (!isCurrent()) return
      entry.picture = null
      set(entry, { name: "done", image, isShown: false })
    } catch (cause) {
      if (isCurrent()) settle(entry, cause)
    } finally {
      silence.stop()
      proceed()
    }
  }

  const settle = (entry: Entry, cause: unknown) => {
    entry.failures += 1
    const next = afterFailure(cause, entry.failures, deps.random())
    if (next.name !== "retrying") return set(entry, next)
    const timer = setTimeout(() => retry(entry.key), next.delay)
    entry.stop = () => clearTimeout(timer)
    set(entry, { name: "retrying" })
  }

  const retry = (key: string) => {
    const entry = find(key)
    if (entry?.state.name !== "retrying" && entry?.state.name !== "failed") return
    entry.stop()
    set(entry, { name: "waiting" })
    proceed()
  }

  /** One at a time, because each needs the memory of a whole photograph. */
  const prepare = (entry: Entry) => {
    preparing = preparing.then(async () => {
      if (!entries.includes(entry)) return
      try {
        entry.picture = await deps.prepare(entry.file, entry.preview)
        set(entry, { name: "waiting" })
        proceed()
      } catch (cause) {
        const problem = cause instanceof PictureRefusal ? cause.problem : "unreadable"
        set(entry, { name: "refused", text: uploadProblemText(problem, "gallery") })
      }
    })
  }

  /** Returns the keys of the new uploads. */
  const add = (files: readonly File[]) => {
    const added = files.map(
      (file): Entry => ({
        key: deps.newKey(),
        file,
        fileName: file.name,
        preview: deps.show(file),
        picture: null,
        failures: 0,
        stop: nothing,
        state: { name: "checking" },
      }),
    )
    entries = [...entries, ...added]
    notify()
    added.forEach(prepare)
    return added.map(({ key }) => key)
  }

  const remove = (key: string) => {
    const entry = find(key)
    if (!entry) return
    entries = entries.filter((other) => other !== entry)
    entry.stop()
    deps.hide(entry.preview)
    notify()
    proceed()
  }

  /**
   * Stops current uploads, which can no longer finish, and might hang for minutes before they fail.
   */
  const pauseUploads = () => {
    for (const entry of entries.filter(({ state }) => state.name === "sending")) {
      entry.stop()
      set(entry, { name: "waiting" })
    }
  }

  const resume = () => {
    for (const entry of entries.filter(({ state }) => state.name === "retrying")) {
      entry.failures = 0
      retry(entry.key)
    }
    proceed()
  }

  return {
    add,
    retry,
    remove,
    /** The file of an upload, for restoring it after its removal. */
    fileOf: (key: string) => find(key)?.file ?? null,
    /** Marks an upload's picture as part of the gallery. */
    recordShown: (key: string) => {
      const entry = find(key)
      if (entry?.state.name === "done") set(entry, { ...entry.state, isShown: true })
    },
    list: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Follows the connection; the returned function cancels everything. */
    open: () => {
      const unfollow = deps.onConnection(() => (deps.isOnline() ? resume() : pauseUploads()))
      return () => {
        unfollow()
        for (const { key } of entries) remove(key)
      }
    },
  }
}
