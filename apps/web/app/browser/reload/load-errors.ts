/** A file of the site failed to load: the connection broke, or a new release has other files. */
export class LostFile extends Error {
  constructor(cause: unknown) {
    super("A file of the site could not be loaded", { cause })
    this.name = "LostFile"
  }
}

/** Messages of connection errors in Chromium, Safari and Firefox. */
const words = /^(?:Failed to fetch|Load failed|NetworkError)/

/** Whether an error means that the server was unreachable, for example during a deployment. */
export function isBrokenConnection(error: unknown): boolean {
  return error instanceof TypeError && words.test(error.message)
}
