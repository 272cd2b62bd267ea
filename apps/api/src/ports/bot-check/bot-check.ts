import type { BotCheckAction } from "@wara/domain/site/bot-check"

/**
 * What is thought of a caller. person: a token says so. refused: the token is of a robot, of another
 * action or site, or was used before. missing: there was none. unknown: the provider did not answer, or
 * not so that it could be understood. off: nobody is asked here.
 */
export const verdicts = ["person", "refused", "missing", "unknown", "off"] as const

export type Verdict = (typeof verdicts)[number]

/** A verdict and, for the log, why; nothing personal. */
export type Judgement = { verdict: Verdict; reason: string | null }

/** A token as a call brought it, what the call does, and the caller's address. */
export type Claim = { token: string | null; action: BotCheckAction; address: string }

/** Who tells people from robots. Never rejects: a provider that fails keeps nobody out. */
export type BotCheck = {
  verify: (claim: Claim) => Promise<Judgement>
  /** How often each verdict was given since the start. */
  tally: () => ReadonlyMap<Verdict, number>
}

/** A provider's way of judging a token that is there; rejects when the provider fails. */
export type TokenVerifier = (claim: Claim & { token: string }) => Promise<Judgement>
