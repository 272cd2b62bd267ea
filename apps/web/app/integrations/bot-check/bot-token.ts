import type { BotCheckAction } from "@wara/domain/site/bot-check"
import { readConsent } from "../consent/consent.ts"
import { readBotCheck } from "./bot-check-settings.ts"
import { loadScript } from "./load-script.ts"
import { providers } from "./providers.ts"

/** Milliseconds that somebody waits for a token at most. */
const timeoutMs = 3_000

/** The provider, as far as it is configured and somebody consented to it. */
function allowedProvider() {
  const settings = readBotCheck()
  return settings !== null && readConsent()?.protection === true ? settings : null
}

/** Whether a token is asked for at all. */
export function asksForTokens(): boolean {
  return allowedProvider() !== null
}

function load(settings: NonNullable<ReturnType<typeof allowedProvider>>): Promise<void> {
  const { name, query } = providers[settings.provider]
  const url = new URL(settings.scriptUrl)
  for (const [key, value] of Object.entries(query(settings.siteKey)))
    url.searchParams.set(key, value)
  return loadScript(url.href, name)
}

/** Loads the provider's script ahead, when a token will be wanted soon. */
export function prepareBotToken(): void {
  const settings = allowedProvider()
  // Nobody is told of a failure: whoever brings no token is judged by the server's limits (spec §8).
  if (settings !== null) load(settings).catch(() => undefined)
}

/**
 * A fresh token for what somebody is about to do; null without consent, and when the provider fails or
 * takes too long, of which nobody is told (spec §8).
 */
export async function findBotToken(action: BotCheckAction): Promise<string | null> {
  const settings = allowedProvider()
  if (settings === null) return null
  const { provider, siteKey } = settings
  const waiting = new AbortController()
  const late = new Promise<null>((resolve) => {
    waiting.signal.addEventListener("abort", () => resolve(null))
  })
  const timer = setTimeout(() => waiting.abort(), timeoutMs)
  try {
    const token = load(settings).then(() =>
      providers[provider].ask({ siteKey, action, signal: waiting.signal }),
    )
    return (await Promise.race([token, late])) || null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    waiting.abort()
  }
}
