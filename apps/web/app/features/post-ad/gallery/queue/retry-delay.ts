const maxDelayMs = 30_000
const first = 1_000

/**
 * Milliseconds to wait after `drops` failures in a row: doubled each time, up to half a minute.
 * `random` (0 to 1) adds jitter over the second half, so that retries do not come all at once.
 */
export function retryDelay(drops: number, random: number): number {
  const whole = Math.min(maxDelayMs, first * 2 ** (drops - 1))
  return Math.round(whole / 2 + (whole / 2) * random)
}
