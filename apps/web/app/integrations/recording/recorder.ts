/** Records what happens in a tab, from the moment it is made. */
export type Recorder = {
  /** Notes that another page of the site is shown, by its path. */
  visit: (path: string) => void
  /** Ends at once; what was not sent yet is thrown away. */
  stop: () => void
}

/** Records nothing: where it is switched off, not consented to, or not begun. */
export const noRecorder: Recorder = { visit: () => undefined, stop: () => undefined }
