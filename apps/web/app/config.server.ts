import { formatPhone } from "@wara/domain/accounts/phone"
import { formatRut } from "@wara/domain/accounts/rut"
import { givenVariables } from "@wara/domain/site/given-variables"
import { isRealProduction } from "@wara/domain/site/production-settings"
import type { Company } from "@wara/domain/site/site-identity"
import { listInvalidSettings, type WebEnvironment, webEnvironment } from "./environment.server.ts"

const botCheckScripts = {
  recaptcha: "https://www.google.com/recaptcha/api.js",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/api.js",
}

const refused = (what: string) => `The web server cannot start with these settings: ${what}`
const needed = (name: string) => refused(`${name} (is required with the others)`)

/**
 * Reads the configuration of the web server; throws one message that names every invalid variable.
 */
export function readConfig(variables: Record<string, string | undefined>) {
  const parsed = webEnvironment.safeParse(givenVariables(variables))
  if (!parsed.success) {
    const wrong = listInvalidSettings(parsed.error).join("; ")
    throw new Error(`The web server cannot start with these settings: ${wrong}`)
  }
  const env = parsed.data
  return {
    /** Whether customers use it: production, and no demonstration. */
    isRealProduction: isRealProduction(env),
    production: env.NODE_ENV === "production",
    port: env.PORT,
    host: env.HOST,
    apiUrl: env.API_URL,
    apiPrefix: env.API_PREFIX,
    maxLagMs: env.WEB_MAX_LAG,
    publicApiUrl: env.PUBLIC_API_URL ?? env.API_URL,
    uploadProxy: env.UPLOAD_PROXY,
    baseUrl: env.BASE_URL,
    paymentOrigin: new URL(env.WEBPAY_BASE_URL).origin,
    siteName: env.SITE_NAME,
    company: readCompany(env),
    blockSearchEngines: env.BLOCK_SEARCH_ENGINES,
    sessionCookieName: env.SESSION_COOKIE_NAME,
    imageCacheDir: env.IMAGE_CACHE_DIR,
    serviceToken: env.SERVICE_TOKEN,
    previousServiceToken: env.SERVICE_TOKEN_PREVIOUS,
    logLevel: env.LOG_LEVEL,
    drainMs: env.DRAIN_SECONDS * 1_000,
    stopWithParent: env.STOP_WITH_PARENT,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    tags: env.GTM_ID === undefined ? null : { id: env.GTM_ID, url: env.GTM_URL },
    errorsDsn: env.SENTRY_DSN ?? null,
    botCheck: readBotCheck(env),
    recording: env.SESSION_RECORDING,
    trustedTypes: readTrustedTypes(env),
    devPassphrase: readDevPassphrase(env),
    // In development, a service worker would cache files that change.
    offlinePage: env.OFFLINE_PAGE && env.NODE_ENV === "production",
    filterMinutes: env.FILTERS_CACHE_MINUTES,
    cdn: readCdn(env),
  }
}

/**
 * The company that runs the site; null when it is not configured. An incomplete configuration is an
 * error.
 */
function readCompany(env: WebEnvironment): Company | null {
  const { COMPANY_NAME, COMPANY_RUT, COMPANY_ADDRESS, COMPANY_PHONE } = env
  const parts = { COMPANY_NAME, COMPANY_RUT, COMPANY_ADDRESS, COMPANY_PHONE }
  const missing = Object.entries(parts).filter(([, value]) => value === undefined)
  if (missing.length === Object.keys(parts).length) return null
  if (!COMPANY_NAME || !COMPANY_RUT || !COMPANY_ADDRESS || !COMPANY_PHONE)
    throw new Error(needed(missing.map(([name]) => name).join(", ")))
  return {
    name: COMPANY_NAME,
    ...{ rut: COMPANY_RUT, rutText: formatRut(COMPANY_RUT) },
    address: COMPANY_ADDRESS,
    ...{ phone: COMPANY_PHONE, phoneText: formatPhone(COMPANY_PHONE) },
  }
}

function readBotCheck(env: WebEnvironment) {
  const { BOT_CHECK: provider, BOT_CHECK_SITE_KEY: siteKey } = env
  if (provider === undefined) return null
  if (siteKey === undefined) throw new Error(needed("BOT_CHECK_SITE_KEY"))
  return { provider, siteKey, scriptUrl: env.BOT_CHECK_SCRIPT_URL ?? botCheckScripts[provider] }
}

/** The development server inserts markup of its own, and other scripts are not ours to change. */
function readTrustedTypes({ NODE_ENV, TRUSTED_TYPES, GTM_ID, BOT_CHECK }: WebEnvironment): boolean {
  if (NODE_ENV === "development") return false
  const hasOthers = GTM_ID !== undefined || BOT_CHECK !== undefined
  return TRUSTED_TYPES === undefined ? !hasOthers : TRUSTED_TYPES === "1"
}

/** Without the change stream nothing would be purged, and a closed site has no pages for everybody. */
function readCdn(env: WebEnvironment) {
  if (!env.PAGES_AT_CDN) return null
  const { CDN_PURGE_URL: purgeUrl, CDN_PURGE_SECRET: secret, SERVICE_TOKEN } = env
  if (purgeUrl === undefined) throw new Error(needed("CDN_PURGE_URL"))
  if (secret === undefined) throw new Error(needed("CDN_PURGE_SECRET"))
  if (SERVICE_TOKEN === "") throw new Error(needed("SERVICE_TOKEN"))
  if (env.DEV_MODE) throw new Error(refused("PAGES_AT_CDN (is not possible with DEV_MODE)"))
  return { purgeUrl, secret }
}

function readDevPassphrase(env: WebEnvironment) {
  if (!env.DEV_MODE) return null
  if (env.DEV_MODE_PASSPHRASE === undefined) throw new Error(needed("DEV_MODE_PASSPHRASE"))
  return env.DEV_MODE_PASSPHRASE
}

export type Config = ReturnType<typeof readConfig>

export const config = readConfig(process.env)
