import { askVerifier, type VerifierSettings } from "./ask-verifier.ts"
import type { TokenJudge } from "./bot-check.ts"
import { judgeAnswer } from "./judge-answer.ts"

/** Cloudflare Turnstile (CHILE §6): a token is a person's or none at all, without scores. */
export function createTurnstileJudge(settings: VerifierSettings): TokenJudge {
  return async (claim) => {
    const { action } = claim
    return judgeAnswer(await askVerifier(settings, claim), { action, hostname: settings.hostname })
  }
}
