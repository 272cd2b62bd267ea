import type { BotCheckAction } from "@wara/domain/site/bot-check"
import { readConsent } from "../consent/consent.ts"
import { readBotCheck } from "./bot-settings.ts"
import { providers } from "./providers.ts"

const loading = new Map<string, Promise<void>>()

/** Loads a provider's script only once; after a failure, the next call tries again. */
export function loadScript(url: string, provider: string): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script")
    script.src = url
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      loading.delete(url)
      reject(new Error(`Failed to load ${provider} script`))
    }
    document.head.append(script)
  })
  loading.set(url, loaded)
  return loaded
}

/** Timeout for a token, in milliseconds. */
const timeoutMs = 3_000

/** The provider, if it is configured and the user has consented to it. */
function allowedProvider() {
  const settings = readBotCheck()
  return settings !== null && readConsent()?.protection === true ? settings : null
}

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

/** Preloads the provider's script when a token will be needed soon. */
export function prepareBotToken(): void {
  const settings = allowedProvider()
  // Failures are ignored: without a token, the server's rate limits decide [S8.7].
  if (settings !== null) load(settings).catch(() => undefined)
}

/**
 * A fresh token for an action; null without consent, on a provider failure or after a timeout,
 * which are ignored [S8.7].
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
