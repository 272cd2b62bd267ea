import { randomBytes } from "node:crypto"

export const providers = ["recaptcha", "turnstile"] as const
export type Provider = (typeof providers)[number]

/** Lifetime of a token in milliseconds, as documented by the providers. */
const lifetimes = { recaptcha: 120_000, turnstile: 300_000 }

type Issued = {
  provider: Provider
  action: string
  hostname: string
  score: number
  issuedAt: number
  verified: number
}

/** All issued tokens; each is valid once. */
export function createTokenBook(now: () => number) {
  const tokens = new Map<string, Issued>()

  const issue = (given: Pick<Issued, "provider" | "action" | "hostname" | "score">): string => {
    const token = `stand-in-${randomBytes(18).toString("base64url")}`
    tokens.set(token, { ...given, issuedAt: now(), verified: 0 })
    return token
  }

  const verify = (provider: Provider, token: string) => {
    if (token === "") return refusal("missing-input-response")
    const issued = tokens.get(token)
    if (issued?.provider !== provider) return refusal("invalid-input-response")
    issued.verified += 1
    const isOld = now() - issued.issuedAt > lifetimes[provider]
    if (isOld || issued.verified > 1) return refusal("timeout-or-duplicate")
    const { action, hostname, score, issuedAt } = issued
    return {
      success: true,
      challenge_ts: new Date(issuedAt).toISOString(),
      hostname,
      action,
      ...(provider === "recaptcha" ? { score } : { "error-codes": [], cdata: "" }),
    }
  }

  const list = () =>
    [...tokens].map(([token, { provider, action, hostname, score, verified }]) => ({
      token,
      provider,
      action,
      hostname,
      score,
      verified,
    }))

  return { issue, verify, list }
}

export const refusal = (code: string) => ({ success: false, "error-codes": [code] })
