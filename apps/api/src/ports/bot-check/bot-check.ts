import type { BotCheckAction } from "@wara/domain/site/bot-check"
import { z } from "zod"
import type { Config } from "../../config.ts"

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

/** The verification endpoint, our credentials for it, and its timeout. */
type VerifierSettings = {
  verifyUrl: string
  secret: string
  /** The only site whose tokens are accepted. */
  hostname: string
  /** Milliseconds that a verification may take; a user waits for it. */
  timeoutMs?: number
}

/** The fields that the answers of both providers share. */
const answerSchema = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  score: z.number().min(0).max(1).optional(),
  "error-codes": z.array(z.string()).optional(),
})

type VerifierAnswer = z.infer<typeof answerSchema>

/** Maximum characters of an answer that are read; real ones have a few hundred. */
const answerLimit = 20_000

/** Verifies a token, once. Rejects when there is no answer in time, or none that can be parsed. */
async function askVerifier(
  settings: VerifierSettings,
  { token, address }: Claim & { token: string },
): Promise<VerifierAnswer> {
  const response = await fetch(settings.verifyUrl, {
    method: "POST",
    redirect: "error",
    signal: AbortSignal.timeout(settings.timeoutMs ?? 2_000),
    body: new URLSearchParams({ secret: settings.secret, response: token, remoteip: address }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`status ${response.status}`)
  if (text.length > answerLimit) throw new Error("the response is too long")
  return answerSchema.parse(JSON.parse(text))
}

/**
 * Error codes that mean an invalid token. All others are errors of our configuration or of the
 * provider.
 */
const tokenFaults = ["missing-input-response", "invalid-input-response", "timeout-or-duplicate"]

const refused = (reason: string): CaptchaResult => ({ verdict: "refused", reason })

/**
 * Verifies everything in a response but the score: whether the token is valid for a person, this
 * action and this site.
 */
function verifyAnswer(
  answer: VerifierAnswer,
  expected: Pick<Claim, "action"> & { hostname: string },
): CaptchaResult {
  const { success, "error-codes": codes = [] } = answer
  if (!success) {
    const fault = codes.find((code) => tokenFaults.includes(code))
    return fault
      ? refused(fault)
      : { verdict: "unknown", reason: codes.join(", ") || "missing error code" }
  }
  if (answer.action !== expected.action) return refused("action")
  if (answer.hostname !== expected.hostname) return refused("hostname")
  return { verdict: "person", reason: null }
}

const verifiers = { recaptcha: createRecaptchaVerifier, turnstile: createTurnstileVerifier }

export function openBotCheck(
  { botCheck }: Pick<Config, "botCheck">,
  options: Pick<VerifierSettings, "timeoutMs"> = {},
): BotCheck {
  if (botCheck === null) return createNullBotCheck()
  const verifyToken = verifiers[botCheck.provider]({ ...botCheck, ...options })
  const tally = new Map<Verdict, number>()
  return {
    verify: async (claim) => {
      const result = await verify(verifyToken, claim)
      tally.set(result.verdict, (tally.get(result.verdict) ?? 0) + 1)
      return result
    },
    tally: () => tally,
  }
}

async function verify(verifyToken: TokenVerifier, claim: Claim): Promise<CaptchaResult> {
  const { token } = claim
  if (token === null || token === "") return { verdict: "missing", reason: null }
  return verifyToken({ ...claim, token }).catch((cause: unknown) => ({
    verdict: "unknown",
    reason: cause instanceof Error ? cause.name : "failure",
  }))
}

/** A disabled bot check: tokens are ignored, the ordinary limits apply. */
function createNullBotCheck(): BotCheck {
  return { verify: async () => ({ verdict: "off", reason: null }), tally: () => new Map() }
}

/** reCAPTCHA v3: scores from 0 (a robot) to 1. */
function createRecaptchaVerifier(settings: VerifierSettings & { minScore: number }): TokenVerifier {
  return async (claim) => {
    const answer = await askVerifier(settings, claim)
    const { action } = claim
    const result = verifyAnswer(answer, { action, hostname: settings.hostname })
    if (result.verdict !== "person") return result
    if (answer.score === undefined) return { verdict: "unknown", reason: "no score" }
    return answer.score < settings.minScore ? { verdict: "refused", reason: "score" } : result
  }
}

/** Cloudflare Turnstile: a token is valid or not, without scores. */
function createTurnstileVerifier(settings: VerifierSettings): TokenVerifier {
  return async (claim) => {
    const { action } = claim
    return verifyAnswer(await askVerifier(settings, claim), { action, hostname: settings.hostname })
  }
}
