import type { VerifierAnswer } from "./ask-verifier.ts"
import type { Claim, Judgement } from "./bot-check.ts"

/** Codes that speak against the token. All others are our own mistake or the provider's. */
const tokenFaults = ["missing-input-response", "invalid-input-response", "timeout-or-duplicate"]

const refused = (reason: string): Judgement => ({ verdict: "refused", reason })

/** What an answer says of a token, apart from scores: whether it is a person's, for this action and site. */
export function judgeAnswer(
  answer: VerifierAnswer,
  expected: Pick<Claim, "action"> & { hostname: string },
): Judgement {
  const { success, "error-codes": codes = [] } = answer
  if (!success) {
    const fault = codes.find((code) => tokenFaults.includes(code))
    return fault
      ? refused(fault)
      : { verdict: "unknown", reason: codes.join(", ") || "no error code" }
  }
  if (answer.action !== expected.action) return refused("action")
  if (answer.hostname !== expected.hostname) return refused("hostname")
  return { verdict: "person", reason: null }
}
