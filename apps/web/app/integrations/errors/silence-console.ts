const silenced = ["debug", "info", "warn", "error"] as const

/**
 * Silences the console in production [S8.9], because its output would expose internals. Uncaught
 * errors are still printed by the browser, and reported.
 */
export function silenceConsole(target: Pick<Console, (typeof silenced)[number]> = console): void {
  for (const level of silenced) target[level] = () => undefined
}
