import { tmpdir } from "node:os"
import { join } from "node:path"
import { z } from "zod"

const flag = z
  .enum(["", "0", "1", "false", "true"])
  .default("")
  .transform((text) => text === "1" || text === "true")

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""))

const environment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  API_URL: address.default("http://localhost:1337"),
  API_PREFIX: z
    .string()
    .regex(/^(?:\/[\w-]+)*$/)
    .default("/api"),
  /** Where browsers reach the api, when they post pictures to it; as API_URL unless set. */
  PUBLIC_API_URL: address.optional(),
  /** Whether pictures are posted to the site, which hands them on, instead of to the api itself. */
  UPLOAD_PROXY: z
    .enum(["", "0", "1", "false", "true"])
    .default("1")
    .transform((text) => text !== "0" && text !== "false"),
  BASE_URL: address.default("http://localhost:3000"),
  /** Where Webpay is: the only other site that forms may lead to. As on the api. */
  WEBPAY_BASE_URL: address.default("https://webpay3g.transbank.cl"),
  SITE_NAME: z.string().min(1).default("Wara"),
  BLOCK_SEARCH_ENGINES: flag,
  SESSION_COOKIE_NAME: z
    .string()
    .regex(/^[\w-]+$/)
    .default("wara_session"),
  IMAGE_CACHE_DIR: z.string().default(join(tmpdir(), "wara-images")),
  SERVICE_TOKEN: z.string().default(""),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  /** Ends the server when its standard input closes. */
  STOP_WITH_PARENT: flag,
  /** Number of proxies in front that append the caller's address to X-Forwarded-For. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  /** Container of Google Tag Manager; without it no tag is ever loaded. */
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional(),
  GTM_URL: address.default("https://www.googletagmanager.com"),
  /** Where the errors of the web server and of browsers are reported; nowhere without it. */
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  /** Who tells people from robots, as on the api; nobody without it. */
  BOT_CHECK: z.enum(["recaptcha", "turnstile"]).optional(),
  BOT_CHECK_SITE_KEY: z.string().min(1).optional(),
  /** Where the provider's script is; the provider's own unless set. */
  BOT_CHECK_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Whether visits are recorded of those who consent, as on the api. */
  SESSION_RECORDING: flag,
  /** Whether only those who know the pass phrase see the site. */
  DEV_MODE: flag,
  DEV_MODE_PASSPHRASE: z.string().min(8).optional(),
  /** Minutes that browsers keep the lists of filters. */
  FILTERS_CACHE_MINUTES: z.coerce.number().int().min(0).max(1_440).default(30),
})

const botCheckScripts = {
  recaptcha: "https://www.google.com/recaptcha/api.js",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/api.js",
}

const needed = (name: string) =>
  `The web server cannot start with these settings: ${name} (is needed with the others)`

/** Reads the settings of the web server; throws one sentence that names every wrong variable. */
export function readConfig(variables: Record<string, string | undefined>) {
  const parsed = environment.safeParse(variables)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")} (${issue.message})`)
    throw new Error(`The web server cannot start with these settings: ${wrong.join("; ")}`)
  }
  const env = parsed.data
  return {
    production: env.NODE_ENV === "production",
    port: env.PORT,
    host: env.HOST,
    apiUrl: env.API_URL,
    apiPrefix: env.API_PREFIX,
    publicApiUrl: env.PUBLIC_API_URL ?? env.API_URL,
    uploadProxy: env.UPLOAD_PROXY,
    baseUrl: env.BASE_URL,
    paymentOrigin: new URL(env.WEBPAY_BASE_URL).origin,
    siteName: env.SITE_NAME,
    blockSearchEngines: env.BLOCK_SEARCH_ENGINES,
    sessionCookieName: env.SESSION_COOKIE_NAME,
    imageCacheDir: env.IMAGE_CACHE_DIR,
    serviceToken: env.SERVICE_TOKEN,
    logLevel: env.LOG_LEVEL,
    stopWithParent: env.STOP_WITH_PARENT,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    tags: env.GTM_ID === undefined ? null : { id: env.GTM_ID, url: env.GTM_URL },
    errorsDsn: env.SENTRY_DSN ?? null,
    botCheck: readBotCheck(env),
    recording: env.SESSION_RECORDING,
    devPassphrase: readDevPassphrase(env),
    filterMinutes: env.FILTERS_CACHE_MINUTES,
  }
}

/** Which provider's script tells people from robots; null when none does. */
function readBotCheck(env: z.infer<typeof environment>) {
  const { BOT_CHECK: provider, BOT_CHECK_SITE_KEY: siteKey } = env
  if (provider === undefined) return null
  if (siteKey === undefined) throw new Error(needed("BOT_CHECK_SITE_KEY"))
  return { provider, siteKey, scriptUrl: env.BOT_CHECK_SCRIPT_URL ?? botCheckScripts[provider] }
}

/** The pass phrase of the developer mode; null when it is off. */
function readDevPassphrase(env: z.infer<typeof environment>) {
  if (!env.DEV_MODE) return null
  if (env.DEV_MODE_PASSPHRASE === undefined) throw new Error(needed("DEV_MODE_PASSPHRASE"))
  return env.DEV_MODE_PASSPHRASE
}

/** Settings of the web server. */
export type Config = ReturnType<typeof readConfig>

/** The settings that this process was started with. */
export const config = readConfig(process.env)
