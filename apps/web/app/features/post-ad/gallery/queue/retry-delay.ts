const longest = 30_000
const first = 1_000

/**
 * Milliseconds to rest after `drops` drops in a row: twice as long each time, up to half a minute.
 * `random` (0 to 1) spreads it over its second half, so that what broke together does not return together.
 */
export function retryDelay(drops: number, random: number): number {
  const whole = Math.min(longest, first * 2 ** (drops - 1))
  return Math.round(whole / 2 + (whole / 2) * random)
}
