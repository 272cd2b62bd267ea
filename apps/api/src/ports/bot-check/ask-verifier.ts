import { z } from "zod"
import type { Claim } from "./bot-check.ts"

/** The verification endpoint, our credentials for it, and its timeout. */
export type VerifierSettings = {
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

export type VerifierAnswer = z.infer<typeof answerSchema>

/** Maximum characters of an answer that are read; real ones have a few hundred. */
const answerLimit = 20_000

/** Verifies a token, once. Rejects when there is no answer in time, or none that can be parsed. */
export async function askVerifier(
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
