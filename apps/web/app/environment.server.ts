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

const withCompany = "does not start with another `COMPANY_` variable set"

/**
 * The environment variables of the web server. `description` explains the variable, `without` says
 * what happens when it is not set, unless its default makes that obvious.
 */
export const webEnvironment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development").meta({
    description: "The built server is `production` unless told otherwise.",
    without: "as it says",
  }),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .meta({ description: "Port of the site; 0 takes a free one." }),
  HOST: z.string().default("127.0.0.1").meta({
    description: "Address that the server listens on.",
    without: "only this machine reaches it",
  }),
  API_URL: address.default("http://localhost:1337").meta({
    description: "Where the web server reaches the api.",
    without: "the api of this machine",
  }),
  API_PREFIX: z
    .string()
    .regex(/^(?:\/[\w-]+)*$/)
    .default("/api")
    .meta({ description: "What every path of the api begins with; the same on the api." }),
  PUBLIC_API_URL: address.optional().meta({
    description: "Where browsers reach the api, when they post pictures to it.",
    without: "as `API_URL`",
  }),
  UPLOAD_PROXY: z
    .enum(["", "0", "1", "false", "true"])
    .default("1")
    .transform((text) => text !== "0" && text !== "false")
    .meta({
      description:
        "Whether browsers post pictures to the site, which hands them on; `0`: to `PUBLIC_API_URL`, with a ticket for one call.",
    }),
  BASE_URL: address.default("http://localhost:3000").meta({
    description:
      "The address that people type, the same on both servers. With https the cookies carry `Secure`.",
    without:
      "links that leave the site lead to this machine, and posts from its real address are refused",
  }),
  WEBPAY_BASE_URL: address.default("https://webpay3g.transbank.cl").meta({
    description: "Where Webpay is: the only other site that forms may lead to. As on the api.",
  }),
  SITE_NAME: z.string().min(1).default("Wara").meta({ description: "Name of the site." }),
  COMPANY_NAME: z.string().min(1).max(120).optional().meta({
    description:
      "Legal name of the company that runs the site. With RUT, address and phone it stands in the footer, on the contact page, on the page about the site and in the privacy policy.",
    without: "nobody learns who runs the site, and the server warns of it when it starts",
  }),
  COMPANY_RUT: normalized(normalizeRut, "is no RUT").optional().meta({
    description: "RUT of that company.",
    without: withCompany,
  }),
  COMPANY_ADDRESS: z.string().min(1).max(200).optional().meta({
    description: "Its address in one line: street, number, commune, city.",
    without: withCompany,
  }),
  COMPANY_PHONE: normalized(normalizePhone, "is no Chilean phone number").optional().meta({
    description: "Its phone, with or without +56.",
    without: withCompany,
  }),
  BLOCK_SEARCH_ENGINES: flag.meta({
    description: "Asks search engines to keep every page out, for installations that only try.",
    without: "search engines are welcome",
  }),
  SESSION_COOKIE_NAME: z
    .string()
    .regex(/^[\w-]+$/)
    .default("wara_session")
    .meta({ description: "Name of the cookie that keeps people logged in." }),
  IMAGE_CACHE_DIR: z.string().default(join(tmpdir(), "wara-images")).meta({
    description: "Folder of resized pictures; at most 2 GB.",
    shownDefault: "`wara-images` in the temporary folder",
  }),
  SERVICE_TOKEN: z.string().default("").meta({
    description: "Shared by both servers and told to nobody else.",
    without:
      "pages are kept for seconds only, and a web server on another machine is limited like one visitor",
  }),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"])
    .default("info")
    .meta({ description: "What is written to the log." }),
  STOP_WITH_PARENT: flag.meta({
    description: "Stops when whoever started the server closes its standard input, even if killed.",
  }),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0).meta({
    description:
      "Number of proxies in front that append the caller's address to `X-Forwarded-For`. Too few, and all visitors share one address with its limits and lock-outs.",
    without: "the address of whoever connects counts",
  }),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional()
    .meta({ description: "Container of Google Tag Manager.", without: "no tag is ever loaded" }),
  GTM_URL: address
    .default("https://www.googletagmanager.com")
    .meta({ description: "Where the container's script is." }),
  SENTRY_DSN: web.optional().meta({
    description: "Where the errors of the web server and of browsers are reported.",
    without: "nowhere",
  }),
  BOT_CHECK: z.enum(["recaptcha", "turnstile"]).optional().meta({
    description: "Who tells people from robots, the same on both servers.",
    without: "nobody: rate limits only",
  }),
  BOT_CHECK_SITE_KEY: z.string().min(1).optional().meta({
    description: "Public key at that provider.",
    without: "does not start with `BOT_CHECK`",
  }),
  BOT_CHECK_SCRIPT_URL: web
    .optional()
    .meta({ description: "Where the provider's script is.", without: "the provider's own" }),
  SESSION_RECORDING: flag.meta({
    description: "Whether visits are recorded of those who consent; the same on both servers.",
  }),
  DEV_MODE: flag.meta({
    description: "Whether only those who know the pass phrase see the site (`/dev`).",
  }),
  DEV_MODE_PASSPHRASE: z.string().min(8).optional().meta({
    description: "That pass phrase, 8 signs or more.",
    without: "does not start with `DEV_MODE`",
  }),
  OFFLINE_PAGE: z
    .enum(["", "0", "1", "false", "true"])
    .default("1")
    .transform((text) => text !== "0" && text !== "false")
    .meta({
      description:
        "Whether browsers keep the page that they show without a connection; `0`: what they kept of it is taken away at their next visit.",
    }),
  FILTERS_CACHE_MINUTES: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_440)
    .default(30)
    .meta({ description: "Minutes that browsers keep the lists of filters." }),
})

export type WebEnvironment = z.infer<typeof webEnvironment>
