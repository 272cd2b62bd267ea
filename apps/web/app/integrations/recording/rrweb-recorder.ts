import type { RecordedEvent } from "@wara/contract/recording"
import { pageTag } from "@wara/domain/recording/recording-limits"
import { record } from "rrweb"
import { cleanEvent } from "./clean-event.ts"
import { hiddenChoice, hideAll, hideTyped } from "./hide-personal.ts"
import { privatePageAttribute } from "./private-pages.ts"
import { noRecorder, type Recorder } from "./recorder.ts"
import { createSender } from "./sender.ts"

/** Whether something made further recording pointless: it stays off until the page is loaded anew. */
let isDisabled = false

/** Parts of any page that are somebody's own; dialogs and short messages repeat what was typed. */
const ownParts = ["[data-private]", "[role=dialog]", "[role=alertdialog]", "[data-sonner-toaster]"]

/** Where texts are hidden and pictures left out. */
function privateParts(isLoggedIn: boolean): string[] {
  const page = `[${privatePageAttribute}] main`
  return isLoggedIn ? [...ownParts, page, "header"] : [...ownParts, page]
}

/** Whether an element is a list to choose from, or an option of it. */
function isOfChoice(element: HTMLElement | null): boolean {
  return element instanceof HTMLSelectElement || element instanceof HTMLOptionElement
}

/** Records with rrweb and sends it; everything typed and everything personal is hidden before. */
export function startRecorder(visit: { path: string; isLoggedIn: boolean }): Recorder {
  if (isDisabled) return noRecorder
  const parts = privateParts(visit.isLoggedIn)
  const pictures = ["img", "video", "canvas", "picture", "object"]
  const key = crypto.randomUUID()
  let stopRecording: (() => void) | undefined
  const leaving = new AbortController()
  const stop = () => {
    leaving.abort()
    sender.stop()
    stopRecording?.()
    stopRecording = undefined
  }
  const giveUp = () => {
    isDisabled = true
    stop()
  }
  const sender = createSender({ key, path: visit.path.slice(0, 300), giveUp })
  const add = (event: RecordedEvent) => sender.add(cleanEvent(event, window.location.origin))
  stopRecording = record({
    emit: ({ data, timestamp, type }) => add({ data, timestamp, type }),
    maskAllInputs: true,
    maskInputFn: (text, field) => (isOfChoice(field) ? hiddenChoice : hideTyped(text)),
    maskTextSelector: ["title", "option", ...parts].join(","),
    maskTextFn: (text, around) => (isOfChoice(around) ? hiddenChoice : hideAll(text)),
    blockSelector: [
      "iframe",
      ...parts.flatMap((part) => pictures.map((picture) => `${part} ${picture}`)),
    ].join(","),
    slimDOMOptions: "all",
    sampling: { mousemove: 100, scroll: 200, media: 1_000, input: "last" },
    // Whatever goes wrong in it is not the page's.
    errorHandler: () => true,
  })
  if (stopRecording === undefined) {
    stop()
    return noRecorder
  }
  sender.sendNow()
  const { signal } = leaving
  window.addEventListener("pagehide", sender.sendOnLeaving, { signal })
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "hidden" && sender.sendOnLeaving(),
    { signal },
  )
  return {
    visit: (path) =>
      add({ type: 5, timestamp: Date.now(), data: { tag: pageTag, payload: { path } } }),
    stop,
  }
}
