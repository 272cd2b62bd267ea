import { minutes } from "@wara/domain/time"
import type { ChangeKind } from "../change-listener.ts"

/**
 * Answers of a route that are the same for all readers of one audience: they depend on the address
 * and the audience only, never on a person.
 */
export type SharedAnswers = {
  /** Kinds of changes that outdate them; `all` always does. */
  kinds: readonly ChangeKind[]
  /** Milliseconds after which they are outdated without a change. */
  maxAgeMs: number
}

/**
 * Answers that contain public ads. They also change with the time: ads end, featured ads rotate,
 * days pass.
 */
export const adAnswers: SharedAnswers = {
  kinds: ["ads", "users", "categories", "communes"],
  maxAgeMs: 10_000,
}

/**
 * Numbers of ads by filter. An ad that ends with the time may be counted until the expiry job finds
 * it, less than a minute later.
 */
export const countAnswers: SharedAnswers = { ...adAnswers, maxAgeMs: minutes(1) }

/** Answers that only these changes outdate; the age bounds changes that nobody notifies of. */
export function answersUntil(...kinds: ChangeKind[]): SharedAnswers {
  return { kinds, maxAgeMs: minutes(1) }
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route's answers are shared by its readers without a session; absent: they are not. */
    sharedAnswers?: SharedAnswers
  }
}
