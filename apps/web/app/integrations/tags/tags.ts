import type { Consent } from "../consent/consent-cookie.ts"
import type { TagEvent } from "./tag-event.ts"

export type Tags = {
  /** Applies a consent choice, each time it changes. */
  follow: (consent: Consent) => void
  /** Sends an event that the user has consented to. */
  push: (event: TagEvent) => void
}

export const noTags: Tags = { follow: () => undefined, push: () => undefined }
