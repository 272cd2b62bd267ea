const silenced = ["debug", "info", "warn", "error"] as const

/**
 * Nothing is said on the console of a site that people use (spec §8): it would tell them of our insides.
 * Errors that nobody caught are still told by the browser itself, and reported.
 */
export function silenceConsole(target: Pick<Console, (typeof silenced)[number]> = console): void {
  for (const level of silenced) target[level] = () => undefined
}
