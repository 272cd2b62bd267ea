/** Events that wait to be sent; when there are more, recording is disabled (spec §9). */
export const maxBufferedEvents = 1_000

/** Characters of events in one sending; what is above is cut off (spec §9). */
export const maxCharacters = 4_096_000

/** Bytes of a whole sending: nearly all of its characters are ASCII, a few take two or three bytes. */
export const maxBatchBytes = 6 * 1024 * 1024

/** Characters that all sendings of one recording may have together. */
export const maxTotalCharacters = 12_288_000

/** Levels of an event within each other: twice as many as those of the deepest page that is read. */
export const maxLevels = 600

/** Kilobytes of all recordings together in a day: thirty full days fill no disk. */
export const maxKilobytesADay = 4_000_000

/** Sendings of one recording: an hour and a half of one every five seconds. */
export const maxBatches = 1_080

/** Days after which a recording is deleted (PRODUCT: session recording). */
export const recordingDays = 30

/** Tag of the event that tells of another page of the site, with its path. */
export const pageTag = "page"
