import type { Location } from "react-router"
import { isRecord } from "../ui/is-record.ts"

/** State of a link that leads back to a page as it was left; `key` is that visit's `scrollKey`. */
export function asItWas(key: string): object {
  return { asItWas: key }
}

/** Under which name it is remembered how far a page was scrolled: each visit of it has its own. */
export function scrollKey({ key, state }: Pick<Location, "key" | "state">): string {
  return isRecord(state) && typeof state.asItWas === "string" ? state.asItWas : key
}
