import type { Consent } from "../consent/consent-cookie.ts"
import type { TagEvent } from "./tag-event.ts"

/** What measures visits, as the site knows it. */
export type Tags = {
  /** Takes over what somebody chose, each time they do. */
  follow: (consent: Consent) => void
  /** Tells of something that happened, of which somebody agreed that it is told. */
  push: (event: TagEvent) => void
}

/** Nothing is measured. */
export const noTags: Tags = { follow: () => undefined, push: () => undefined }
