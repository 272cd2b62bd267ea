import type { Config } from "../../config.ts"
import type { VerifierSettings } from "./ask-verifier.ts"
import type { BotCheck, Claim, Judgement, TokenJudge, Verdict } from "./bot-check.ts"
import { createNullBotCheck } from "./null-bot-check.ts"
import { createRecaptchaJudge } from "./recaptcha-judge.ts"
import { createTurnstileJudge } from "./turnstile-judge.ts"

const judges = { recaptcha: createRecaptchaJudge, turnstile: createTurnstileJudge }

/** The bot check that the settings choose. */
export function openBotCheck(
  { botCheck }: Pick<Config, "botCheck">,
  options: Pick<VerifierSettings, "patience"> = {},
): BotCheck {
  if (botCheck === null) return createNullBotCheck()
  const judgeToken = judges[botCheck.provider]({ ...botCheck, ...options })
  const tally = new Map<Verdict, number>()
  return {
    judge: async (claim) => {
      const judgement = await judge(judgeToken, claim)
      tally.set(judgement.verdict, (tally.get(judgement.verdict) ?? 0) + 1)
      return judgement
    },
    tally: () => tally,
  }
}

async function judge(judgeToken: TokenJudge, claim: Claim): Promise<Judgement> {
  const { token } = claim
  if (token === null || token === "") return { verdict: "missing", reason: null }
  return judgeToken({ ...claim, token }).catch((cause: unknown) => ({
    verdict: "unknown",
    reason: cause instanceof Error ? cause.name : "failure",
  }))
}
