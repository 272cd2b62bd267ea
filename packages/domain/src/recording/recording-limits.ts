/** Maximum events waiting to be sent; when there are more, recording is disabled [S9.9]. */
export const maxBufferedEvents = 1_000

/** Maximum characters of events in one batch; the rest is cut off [S9.9]. */
export const maxCharacters = 4_096_000

/**
 * Maximum bytes of a whole batch: nearly all of its characters are ASCII, a few take two or three
 * bytes.
 */
export const maxBatchBytes = 6 * 1024 * 1024

/** Maximum characters of all batches of one recording together. */
export const maxTotalCharacters = 12_288_000

/** Maximum nesting levels of an event: twice the depth of the deepest page that is recorded. */
export const maxLevels = 600

/** Maximum kilobytes of all recordings per day: thirty full days do not fill the disk. */
export const maxKilobytesADay = 4_000_000

/** Maximum batches of one recording: one every five seconds for an hour and a half. */
export const maxBatches = 1_080

/** Days after which a recording is deleted. */
export const recordingDays = 30

/** Tag of the event for navigation to another page of the site; contains its path. */
export const pageTag = "page"
