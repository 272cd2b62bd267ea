/** What the page of a failure is told of its cause by the page before it. */
export function failureState(cause: string) {
  return { cause }
}

/** The cause that came along; null when the page was opened by its address. */
export function readCause(state: unknown): string | null {
  const isAnnounced = typeof state === "object" && state !== null && "cause" in state
  return isAnnounced && typeof state.cause === "string" ? state.cause : null
}
