/** Query parameter with which the thank-you page identifies the submitted ad. */
export const adKey = "anuncio"

/** Navigation state with a failure's cause, for the failure page. */
export function failureState(cause: string) {
  return { cause }
}

/** The cause from the navigation state; null when the page was opened by its URL. */
export function readCause(state: unknown): string | null {
  const isAnnounced = typeof state === "object" && state !== null && "cause" in state
  return isAnnounced && typeof state.cause === "string" ? state.cause : null
}
