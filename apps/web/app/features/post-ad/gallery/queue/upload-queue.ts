import { uploadProblemText, uploadTexts } from "@wara/domain/site/upload-texts"
import { UploadFailure } from "../../../../ui/upload-file.ts"
import { PictureRefusal, type PreparedPicture } from "../prepare/prepare-picture.ts"
import { afterFailure } from "./after-failure.ts"
import type { Upload, UploadState } from "./upload.ts"
import type { UploadDeps } from "./upload-deps.ts"
import { watchSilence } from "./watch-silence.ts"

/** Uploads at a time: more only make each slower on a phone, and the server takes six of a person. */
const maxConcurrent = 3

type Entry = Upload & {
  file: File
  picture: PreparedPicture | null
  /** Attempts in a row that broke. */
  drops: number
  /** Ends whatever is going on with it. */
  stop: () => void
}

const nothing = () => {}

/**
 * Uploads files in their order, a few at a time, and keeps each until it is stored, refused or given
 * up: what breaks off is sent again by itself, with growing delays, and waits while there is no connection.
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
          // As often as a person can see: everything around is drawn anew.
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
    entry.drops += 1
    const next = afterFailure(cause, entry.drops, deps.random())
    if (next.name !== "resting") return set(entry, next)
    const timer = setTimeout(() => retry(entry.key), next.delay)
    entry.stop = () => clearTimeout(timer)
    set(entry, { name: "resting" })
  }

  const retry = (key: string) => {
    const entry = find(key)
    if (entry?.state.name !== "resting" && entry?.state.name !== "failed") return
    entry.stop()
    set(entry, { name: "waiting" })
    proceed()
  }

  /** One after the other: each takes the memory of a whole photograph. */
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

  /** Answers the keys of the new uploads. */
  const add = (files: readonly File[]) => {
    const added = files.map(
      (file): Entry => ({
        key: deps.newKey(),
        file,
        fileName: file.name,
        preview: deps.show(file),
        picture: null,
        drops: 0,
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

  /** What is under way does not arrive any more, and may hang for minutes before it says so. */
  const hold = () => {
    for (const entry of entries.filter(({ state }) => state.name === "sending")) {
      entry.stop()
      set(entry, { name: "waiting" })
    }
  }

  const goOn = () => {
    for (const entry of entries.filter(({ state }) => state.name === "resting")) {
      entry.drops = 0
      retry(entry.key)
    }
    proceed()
  }

  return {
    add,
    retry,
    remove,
    /** The file of an upload, to bring it back after it was removed. */
    fileOf: (key: string) => find(key)?.file ?? null,
    /** Notes that the gallery holds the picture of an upload. */
    recordShown: (key: string) => {
      const entry = find(key)
      if (entry?.state.name === "done") set(entry, { ...entry.state, isShown: true })
    },
    list: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Follows the connection; the answer gives everything up. */
    open: () => {
      const unfollow = deps.onConnection(() => (deps.isOnline() ? goOn() : hold()))
      return () => {
        unfollow()
        for (const { key } of entries) remove(key)
      }
    },
  }
}
