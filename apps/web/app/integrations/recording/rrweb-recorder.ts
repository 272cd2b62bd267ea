import type { RecordedEvent } from "@wara/contract/recording"
import { pageTag } from "@wara/domain/recording/recording"
import { withoutCode } from "@wara/domain/site/page-paths"
import { record } from "rrweb"
import { cleanEvent, hiddenChoice, hideAll, hideTyped } from "./clean-event.ts"
import { noRecorder, privatePageAttribute, type Recorder } from "./recorder.ts"
import { createSender } from "./sender.ts"

/** Whether recording has failed for good: it stays off until the page is reloaded. */
let isDisabled = false

/** Private parts of any page; dialogs and toasts repeat typed text. */
const ownParts = ["[data-private]", "[role=dialog]", "[role=alertdialog]", "[data-sonner-toaster]"]

/** Where text is masked and pictures are omitted. */
function privateParts(isLoggedIn: boolean): string[] {
  const page = `[${privatePageAttribute}] main`
  return isLoggedIn ? [...ownParts, page, "header"] : [...ownParts, page]
}

/** Whether an element is a select or one of its options. */
function isOfChoice(element: HTMLElement | null): boolean {
  return element instanceof HTMLSelectElement || element instanceof HTMLOptionElement
}

/** Records with rrweb and sends the events; typed and personal data is masked first. */
export function startRecorder(visit: { path: string; isLoggedIn: boolean }): Recorder {
  if (isDisabled) return noRecorder
  const parts = privateParts(visit.isLoggedIn)
  const pictures = ["img", "video", "canvas", "picture", "object"]
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
  const sender = createSender({ path: withoutCode(visit.path).slice(0, 300), giveUp })
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
    // Recorder errors must not affect the page.
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
      add({
        type: 5,
        timestamp: Date.now(),
        data: { tag: pageTag, payload: { path: withoutCode(path) } },
      }),
    stop,
  }
}
