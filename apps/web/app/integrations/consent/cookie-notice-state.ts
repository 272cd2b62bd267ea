import { useSyncExternalStore } from "react"
import { useStore } from "zustand"
import { createStore } from "zustand/vanilla"
import { isConsentAnswered, onConsent } from "./consent.ts"

/** Why the notice is there, or that it is not: it comes by itself until it was answered or closed. */
type Notice = "by itself" | "closed" | "opened"

const store = createStore<{ notice: Notice }>()(() => ({ notice: "by itself" }))

/** Opens it for a change of mind, or closes it for as long as this document lives. */
export function setNotice(notice: Notice): void {
  store.setState({ notice })
}

/** How it stands. */
export function useNotice(): Notice {
  return useStore(store, ({ notice }) => notice)
}

/** Whether the notice still waits for its answer, or for somebody to close it. */
export function useAsksForCookies(): boolean {
  const isAnswered = useSyncExternalStore(onConsent, isConsentAnswered, () => false)
  return useNotice() === "by itself" && !isAnswered
}
