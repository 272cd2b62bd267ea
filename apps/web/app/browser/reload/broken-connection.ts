/** Messages of connection errors in Chromium, Safari and Firefox. */
const words = /^(?:Failed to fetch|Load failed|NetworkError)/

/** Whether an error means that the server was unreachable, for example during a deployment. */
export function isBrokenConnection(error: unknown): boolean {
  return error instanceof TypeError && words.test(error.message)
}
