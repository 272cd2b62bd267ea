export type Recorder = {
  /** Records the navigation to another page of the site, by its path. */
  visit: (path: string) => void
  /** Stops immediately; unsent events are dropped. */
  stop: () => void
}

/** Records nothing: while recording is off, not consented to, or not started. */
export const noRecorder: Recorder = { visit: () => undefined, stop: () => undefined }
