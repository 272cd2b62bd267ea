import { useStore } from "zustand"
import { createStore } from "zustand/vanilla"
import { isConsentAnswered } from "./consent.ts"

/** Why the notice is there, or that it is not: it comes by itself until it was answered or closed. */
type Notice = "by itself" | "closed" | "opened"

const store = createStore<{ notice: Notice }>()(() => ({ notice: "by itself" }))

/** Opens it for a change of mind, or closes it for as long as this document lives. */
export function setNotice(notice: Notice): void {
  store.setState({ notice })
}

/** Whether this document has not heard about cookies yet, neither an answer nor that nobody gives one. */
export function asksForCookies(): boolean {
  return !isConsentAnswered() && store.getState().notice === "by itself"
}

/** How it stands. */
export function useNotice(): Notice {
  return useStore(store, ({ notice }) => notice)
}
