/** Milliseconds without a byte sent after which a connection counts as broken. */
const sendingTimeoutMs = 45_000
/** Milliseconds that the server may take to process a picture, including queued ones before it. */
const whileMaking = 180_000

/**
 * Calls `onSilence` when an upload has shown no activity for too long: a phone that changes cells
 * may leave a connection hanging for minutes.
 */
export function watchSilence(onSilence: () => void) {
  let timer = setTimeout(onSilence, sendingTimeoutMs)
  return {
    progressed: (fraction: number) => {
      clearTimeout(timer)
      timer = setTimeout(onSilence, fraction < 1 ? sendingTimeoutMs : whileMaking)
    },
    stop: () => clearTimeout(timer),
  }
}
