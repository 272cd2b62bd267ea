import { tmpdir } from "node:os"
import { join } from "node:path"
import { normalizePhone } from "@wara/domain/accounts/phone"
import { normalizeRut } from "@wara/domain/accounts/rut"
import { z } from "zod"

const flag = z
  .enum(["", "0", "1", "false", "true"])
  .default("")
  .transform((text) => text === "1" || text === "true")

const web = z.url({ protocol: /^https?$/ })
const address = web.transform((url) => url.replace(/\/+$/, ""))

/** A text that `normalize` can convert to its stored form; other texts are refused. */
function normalized(normalize: (typed: string) => string | null, message: string) {
  return z.string().transform((typed, context) => {
    const value = normalize(typed)
    if (value !== null) return value
    context.addIssue({ code: "custom", message })
    return z.NEVER
  })
}

const withCompany = "the web server refuses to start if another `COMPANY_` variable is set"

/**
 * The environment variables of the web server. `description` explains the variable, `without` says
 * what happens when it is not set, unless its default makes that obvious.
 */
export const webEnvironment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development").meta({
    description:
      "The built server uses `production` unless set, and then refuses to start with unsafe settings.",
    without: "see the description",
  }),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .meta({ description: "Port of the site; 0 picks a free port." }),
  HOST: z.string().default("127.0.0.1").meta({
    description: "Address the server listens on.",
    without: "reachable from this machine only",
  }),
  API_URL: address.default("http://localhost:1337").meta({
    description: "Address at which the web server reaches the api.",
    without: "the api on this machine",
  }),
  API_PREFIX: z
    .string()
    .regex(/^(?:\/[\w-]+)*$/)
    .default("/api")
    .meta({ description: "Prefix of every api path; must match the api." }),
  WEB_MAX_LAG: z.coerce.number().int().nonnegative().default(1_000).meta({
    description:
      "Event loop lag in milliseconds above which pages that are not kept are rendered three at a time, for networks with few of them in the line, and answered with 503 if their turn does not come soon; other networks get 503 at once; log-in, account and payments are refused at four times as much, then with all pages. 0 disables the check.",
  }),
  PUBLIC_API_URL: address.optional().meta({
    description: "Public address of the api, used by browsers that upload pictures directly.",
    without: "as `API_URL`",
  }),
  UPLOAD_PROXY: z
    .enum(["", "0", "1", "false", "true"])
    .default("1")
    .transform((text) => text !== "0" && text !== "false")
    .meta({
      description:
        "Whether browsers upload pictures to the site, which forwards them; with `0` they upload to `PUBLIC_API_URL`, with a single-use ticket.",
    }),
  BASE_URL: address.default("http://localhost:3000").meta({
    description:
      "Public address of the site, the same on both servers. With https, cookies are `Secure`.",
    without:
      "links that leave the site lead to this machine, and posts from its real address are refused; production refuses to start",
  }),
  WEBPAY_BASE_URL: address.default("https://webpay3g.transbank.cl").meta({
    description:
      "Webpay base URL: the only other site that forms may submit to. Must match the api.",
  }),
  SITE_NAME: z.string().min(1).default("Wara").meta({ description: "Name of the site." }),
  COMPANY_NAME: z.string().min(1).max(120).optional().meta({
    description:
      "Legal name of the company that runs the site. With RUT, address and phone it is shown in the footer, on the contact page, on the page about the site and in the privacy policy.",
    without: "the site does not name its operator, and the server logs a warning at start",
  }),
  COMPANY_RUT: normalized(normalizeRut, "is no RUT").optional().meta({
    description: "RUT of that company.",
    without: withCompany,
  }),
  COMPANY_ADDRESS: z.string().min(1).max(200).optional().meta({
    description: "Its address on one line: street, number, commune, city.",
    without: withCompany,
  }),
  COMPANY_PHONE: normalized(normalizePhone, "is not a Chilean phone number").optional().meta({
    description: "Its phone number, with or without +56.",
    without: withCompany,
  }),
  BLOCK_SEARCH_ENGINES: flag.meta({
    description: "Asks search engines not to index any page, for test installations.",
    without: "search engines may index the site",
  }),
  SESSION_COOKIE_NAME: z
    .string()
    .regex(/^[\w-]+$/)
    .default("wara_session")
    .meta({ description: "Name of the session cookie; with https `__Host-` precedes it." }),
  IMAGE_CACHE_DIR: z.string().default(join(tmpdir(), "wara-images")).meta({
    description: "Directory of resized pictures; at most 2 GB.",
    shownDefault: "`wara-images` in the temporary directory",
  }),
  SERVICE_TOKEN: z.string().default("").meta({
    description: "Secret shared by the api and the web server only, 16 random characters or more.",
    without:
      "production refuses to start; else pages are cached for seconds only, and a web server on another machine is rate limited like a single visitor",
  }),
  SERVICE_TOKEN_PREVIOUS: z.string().default("").meta({
    description:
      "The `SERVICE_TOKEN` before the current one, accepted beside it while the servers change to the new one.",
    without: "only the current one is accepted",
  }),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"])
    .default("info")
    .meta({ description: "Minimum level of log entries." }),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0).meta({
    description:
      "Seconds between a stop signal and the end of service, in which `/ready` answers 503 so that a load balancer looks elsewhere; a second signal ends them.",
  }),
  STOP_WITH_PARENT: flag.meta({
    description:
      "Stops the server when its parent process closes standard input, even if the parent was killed.",
  }),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0).meta({
    description:
      "Number of trusted proxies that append the caller's address to `X-Forwarded-For`. If too low, all visitors share one address with its rate limits and lock-outs.",
    without: "the address of the connection is used; production refuses to start",
  }),
  WARA_DEMO: z.enum(["0", "1"]).default("0").meta({
    description:
      "`1` declares a demonstration: demo data and stand-ins are allowed, and nothing is checked for production. The same on both servers.",
  }),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional()
    .meta({ description: "Container of Google Tag Manager.", without: "no tag is loaded" }),
  GTM_URL: address
    .default("https://www.googletagmanager.com")
    .meta({ description: "URL of the container's script." }),
  SENTRY_DSN: web.optional().meta({
    description: "Sentry DSN that errors of the web server and of browsers are reported to.",
    without: "nowhere",
  }),
  BOT_CHECK: z.enum(["recaptcha", "turnstile"]).optional().meta({
    description: "Who tells people from robots, the same on both servers.",
    without: "no bot check: rate limits only",
  }),
  BOT_CHECK_SITE_KEY: z.string().min(1).optional().meta({
    description: "Site key at that provider.",
    without: "the server refuses to start with `BOT_CHECK`",
  }),
  BOT_CHECK_SCRIPT_URL: web
    .optional()
    .meta({ description: "URL of the provider's script.", without: "the provider's own" }),
  TRUSTED_TYPES: z.enum(["0", "1"]).optional().meta({
    description:
      "Whether browsers refuse strings as markup and as addresses of scripts (trusted types), except through the site's own policies. The scripts of a tag container or a bot check must then not use them either.",
    without: "they do unless `GTM_ID` or `BOT_CHECK` is set",
  }),
  SESSION_RECORDING: flag.meta({
    description: "Whether visits of consenting users are recorded; the same on both servers.",
  }),
  DEV_MODE: flag.meta({
    description: "Whether the site is shown only to visitors who enter the pass phrase (`/dev`).",
  }),
  DEV_MODE_PASSPHRASE: z.string().min(8).optional().meta({
    description: "That pass phrase, at least 8 characters.",
    without: "the web server refuses to start with `DEV_MODE`",
  }),
  OFFLINE_PAGE: z
    .enum(["", "0", "1", "false", "true"])
    .default("1")
    .transform((text) => text !== "0" && text !== "false")
    .meta({
      description:
        "Whether browsers store the page shown without a connection; with `0` a stored copy is deleted at the next visit.",
    }),
  FILTERS_CACHE_MINUTES: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_440)
    .default(30)
    .meta({ description: "Minutes that browsers cache the filter lists." }),
  PAGES_AT_CDN: flag.meta({
    description:
      "Lets a CDN in front store the pages of visitors for a minute and serve them without asking. It must pass requests with the session cookie by, and take purges (`docs/operations.md`).",
  }),
  CDN_PURGE_URL: web.optional().meta({
    description:
      "With `PAGES_AT_CDN`: receives a signed POST with the tags of the pages that a change has outdated.",
    without: "the web server refuses to start with `PAGES_AT_CDN`",
  }),
  CDN_PURGE_SECRET: z.string().min(16).optional().meta({
    description: "With `PAGES_AT_CDN`: at least 16 characters that sign the purges.",
    without: "the web server refuses to start with `PAGES_AT_CDN`",
  }),
})

export type WebEnvironment = z.infer<typeof webEnvironment>

/** The variables that could not be read, each with the reason. */
export const listInvalidSettings = ({ issues }: z.ZodError): string[] =>
  issues.map((issue) => `${issue.path.join(".")} (${issue.message})`)
