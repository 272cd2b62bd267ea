import { hours, minutes } from "../time.ts"

/** Hours after which a session of the panel ends, however much it is used. */
export const panelSessionHours = 12

/** Minutes without a call after which a session of the panel ends. */
export const panelIdleMinutes = 30

/**
 * Minutes for which a typed password and code permit refunds, gifts and exports: an unattended
 * panel can read, but not move money or carry data away.
 */
export const confirmedMinutes = 10

/** Digits of an authenticator's code, which changes every `codeSeconds`. */
export const codeDigits = 6
export const codeSeconds = 30

/** Single-use codes for a team member whose phone is lost. */
export const recoveryCodeCount = 8

/** When a session of the panel that starts at `now` ends. */
export const panelSessionEnd = (now: Date): Date =>
  new Date(now.getTime() + hours(panelSessionHours))

/** Whether the password was typed recently enough for a step that needs it. */
export function isConfirmed(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < minutes(confirmedMinutes)
}
