import type { BotCheckAction } from "@wara/domain/site/bot-check"

/**
 * Verdicts about a caller. person: the token is valid. refused: the token is a robot's, of another
 * action or site, or was used before. missing: there was none. unknown: the provider gave no usable
 * answer. off: the bot check is disabled.
 */
export const verdicts = ["person", "refused", "missing", "unknown", "off"] as const

export type Verdict = (typeof verdicts)[number]

export type CaptchaResult = { verdict: Verdict; reason: string | null }

export type Claim = { token: string | null; action: BotCheckAction; address: string }

/** Distinguishes users from robots. Never rejects: a failing provider locks no user out. */
export type BotCheck = {
  verify: (claim: Claim) => Promise<CaptchaResult>
  /** Number of verdicts of each kind since the start. */
  tally: () => ReadonlyMap<Verdict, number>
}

/** Verifies a present token with a provider; rejects when the provider fails. */
export type TokenVerifier = (claim: Claim & { token: string }) => Promise<CaptchaResult>
