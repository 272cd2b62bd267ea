import { useSyncExternalStore } from "react"
import { useStore } from "zustand"
import { createStore } from "zustand/vanilla"
import { isConsentAnswered, onConsent } from "./consent.ts"

/** Why the notice is shown: it appears by itself until it is answered or closed. */
type Notice = "by itself" | "closed" | "opened"

const store = createStore<{ notice: Notice }>()(() => ({ notice: "by itself" }))

/** Opens the notice to change the choice, or closes it until the document is reloaded. */
export function setNotice(notice: Notice): void {
  store.setState({ notice })
}

export function useNotice(): Notice {
  return useStore(store, ({ notice }) => notice)
}

/** Whether the notice is still open or unanswered. */
export function useAsksForCookies(): boolean {
  const isAnswered = useSyncExternalStore(onConsent, isConsentAnswered, () => false)
  return useNotice() === "by itself" && !isAnswered
}
