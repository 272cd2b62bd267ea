/** A connection that broke, in the words of Chromium, Safari and Firefox. */
const words = /^(?:Failed to fetch|Load failed|NetworkError)/

/** Whether an error says that the server could not be reached, as while it is being exchanged. */
export function isBrokenConnection(error: unknown): boolean {
  return error instanceof TypeError && words.test(error.message)
}
