/** A file of the site failed to load: the connection broke, or a new release has other files. */
export class LostFile extends Error {
  constructor(cause: unknown) {
    super("A file of the site could not be loaded", { cause })
    this.name = "LostFile"
  }
}
