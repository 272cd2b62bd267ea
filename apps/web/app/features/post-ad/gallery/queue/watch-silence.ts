/** Milliseconds without a byte sent after which a connection is taken for broken. */
const whileSending = 45_000
/** Milliseconds that the server may take to make a picture; others' may be before it. */
const whileMaking = 180_000

/**
 * Calls `onSilence` when an upload has shown no sign of life for too long: a phone that changes masts
 * may leave a connection hanging for minutes.
 */
export function watchSilence(onSilence: () => void) {
  let timer = setTimeout(onSilence, whileSending)
  return {
    progressed: (fraction: number) => {
      clearTimeout(timer)
      timer = setTimeout(onSilence, fraction < 1 ? whileSending : whileMaking)
    },
    stop: () => clearTimeout(timer),
  }
}
