import { askVerifier, type VerifierSettings } from "./ask-verifier.ts"
import type { TokenJudge } from "./bot-check.ts"
import { judgeAnswer } from "./judge-answer.ts"

/** reCAPTCHA v3 (CHILE §6): scores from 0, a robot, to 1. */
export function createRecaptchaJudge(
  settings: VerifierSettings & { minScore: number },
): TokenJudge {
  return async (claim) => {
    const answer = await askVerifier(settings, claim)
    const { action } = claim
    const judgement = judgeAnswer(answer, { action, hostname: settings.hostname })
    if (judgement.verdict !== "person") return judgement
    if (answer.score === undefined) return { verdict: "unknown", reason: "no score" }
    return answer.score < settings.minScore ? { verdict: "refused", reason: "score" } : judgement
  }
}
