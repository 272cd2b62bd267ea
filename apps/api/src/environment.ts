// Long because it defines every variable of the api with its text in docs/configuration.md.

import { freeAdsOnSignUp } from "@wara/domain/accounts/account-limits"
import { z } from "zod"

const url = z.url().transform((value) => value.replace(/\/$/, ""))
const web = z.url({ protocol: /^https?$/ })
const flag = z
  .enum(["", "0", "1", "false", "true"])
  .default("")
  .transform((text) => text === "1" || text === "true")
const seconds = z.coerce.number().int().positive()

/**
 * Environment variables of the api. `description` explains the variable, `without` says what
 * happens when it is unset, unless its default makes that obvious.
 */
export const apiEnvironment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development").meta({
    description: "In `production` demo data and stand-ins refuse to run.",
    without: "safeguards of production are off",
  }),
  DATABASE_URL: z
    .string()
    .min(1)
    .meta({ description: "The PostgreSQL database, as a URL.", without: "the api does not start" }),
  API_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(1337)
    .meta({ description: "Port of the api; 0 takes a free one." }),
  HOST: z.string().default("127.0.0.1").meta({
    description: "Address that the server listens on.",
    without: "only this machine reaches it",
  }),
  API_PREFIX: z
    .string()
    .regex(/^(\/[a-z0-9-]+)*$/)
    .default("/api")
    .meta({ description: "What every path of the api begins with; the same on the web server." }),
  BASE_URL: url.default("http://localhost:3000").meta({
    description:
      "The address that people type, the same on both servers. With https the cookies carry `Secure`.",
    without: "mails link to this machine, and browsers cannot come back from Webpay",
  }),
  PUBLIC_API_URL: url.default("http://localhost:1337").meta({
    description: "Where browsers reach the api: Google and Facebook send people back there.",
    without: "log-in by Google and Facebook comes back to this machine",
  }),
  SITE_NAME: z.string().min(1).default("Wara").meta({ description: "Name of the site in mails." }),
  UPLOADS_DIR: z
    .string()
    .min(1)
    .default(".wara/uploads")
    .meta({ description: "Folder of the pictures with `STORAGE=local`." }),
  STORAGE: z.enum(["local", "s3"]).default("local").meta({
    description: "Where pictures are kept: in `UPLOADS_DIR` or in a bucket that speaks S3.",
  }),
  S3_BUCKET: z
    .string()
    .optional()
    .meta({ description: "Name of the bucket.", without: "does not start with `STORAGE=s3`" }),
  S3_ENDPOINT: url
    .optional()
    .meta({ description: "Address of the object store.", without: "Amazon's own" }),
  S3_REGION: z.string().min(1).default("us-east-1").meta({ description: "Region of the bucket." }),
  S3_ACCESS_KEY_ID: z.string().optional().meta({
    description: "Key that may put, get and delete the bucket's objects.",
    without: "does not start with `STORAGE=s3`",
  }),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .optional()
    .meta({ description: "Secret of that key.", without: "does not start with `STORAGE=s3`" }),
  SMTP_URL: z.string().optional().meta({
    description: "The mail server, with its user and password.",
    without: "no mail is sent: nobody can confirm an e-mail or recover a password",
  }),
  MAIL_FROM: z.string().default("Wara <hola@wara.test>").meta({
    description: "Sender of the mails; its domain must let the mail server send.",
    without: "mails carry a sender that does not exist",
  }),
  OPERATOR_EMAIL: z.email().default("operador@wara.test").meta({
    description: "Receives what is written in the contact form.",
    without: "what people write reaches nobody",
  }),
  FREE_ADS_ON_SIGN_UP: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .default(freeAdsOnSignUp)
    .meta({ description: "Publication credits of a new account." }),
  INDICATORS_URL: url
    .default("https://mindicador.cl/api")
    .meta({ description: "Source of UF, USD, EUR, UTM and IPC." }),
  GOOGLE_ISSUER: url
    .default("https://accounts.google.com")
    .meta({ description: "Who answers log-ins by Google." }),
  GOOGLE_CLIENT_ID: z.string().optional().meta({
    description:
      "As which client we are known at Google; redirect URI `PUBLIC_API_URL` + `API_PREFIX` + `/connect/google/callback`.",
    without: "no log-in by Google",
  }),
  GOOGLE_CLIENT_SECRET: z
    .string()
    .optional()
    .meta({ description: "Secret of that client.", without: "does not start with the id set" }),
  FACEBOOK_AUTHORIZATION_URL: url
    .default("https://www.facebook.com/dialog/oauth")
    .meta({ description: "Where a log-in by Facebook begins." }),
  FACEBOOK_TOKEN_URL: url
    .default("https://graph.facebook.com/oauth/access_token")
    .meta({ description: "Where its code becomes a token." }),
  FACEBOOK_USERINFO_URL: url
    .default("https://graph.facebook.com/me?fields=id,email,first_name,last_name")
    .meta({ description: "Where the token tells who it is." }),
  FACEBOOK_CLIENT_ID: z.string().optional().meta({
    description:
      "As which client we are known at Facebook, with the permissions `public_profile` and `email`; redirect URI as Google's, with `facebook`.",
    without: "no log-in by Facebook",
  }),
  FACEBOOK_CLIENT_SECRET: z
    .string()
    .optional()
    .meta({ description: "Secret of that client.", without: "does not start with the id set" }),
  WEBPAY_COMMERCE_CODE: z.string().optional().meta({
    description: "Code of the shop at Transbank.",
    without: "packs are shown and nothing can be bought",
  }),
  WEBPAY_API_KEY: z
    .string()
    .optional()
    .meta({ description: "Key of the shop.", without: "does not start with the code set" }),
  WEBPAY_BASE_URL: url.default("https://webpay3g.transbank.cl").meta({
    description:
      "Where Webpay is, the same on both servers. The default charges real cards; Transbank's integration environment is `https://webpay3gint.transbank.cl`. Must be https in production.",
  }),
  WEBPAY_TIMEOUT: z.coerce
    .number()
    .int()
    .min(100)
    .max(60_000)
    .default(10_000)
    .meta({ description: "Milliseconds that one call to Webpay may take." }),
  WEBPAY_STATUS_RETRIES: z.coerce.number().int().min(0).max(10).default(2).meta({
    description:
      "How many times more the state of a payment is asked for when Webpay does not answer; creating, committing and refunding are sent once.",
  }),
  ORDER_OPENING_SECONDS: seconds
    .default(300)
    .meta({ description: "Seconds after which an order that got no payment page has failed." }),
  ORDER_ASK_SECONDS: seconds.default(600).meta({
    description: "Seconds after which Webpay is asked about a payment that nobody came back from.",
  }),
  ORDER_FORM_SECONDS: seconds.default(900).meta({
    description:
      "Seconds after which a payment page that nobody paid on is over; Webpay closes its own sooner.",
  }),
  ORDER_RETRY_SECONDS: seconds.default(60).meta({
    description: "Seconds between two questions to Webpay about one order; they grow to an hour.",
  }),
  SERVICE_TOKEN: z.string().min(16).optional().meta({
    description: "Shared by both servers and told to nobody else.",
    without:
      "pages are kept for seconds only, and a web server on another machine is limited like one visitor",
  }),
  API_MAX_LAG: z.coerce.number().int().nonnegative().default(4_000).meta({
    description:
      "Milliseconds that the event loop may lag before calls are turned away; 0 never does.",
  }),
  API_STATEMENT_TIMEOUT: z.coerce.number().int().positive().default(8_000).meta({
    description: "Milliseconds that the database may work on one question of a call.",
  }),
  API_CALLS_PER_MINUTE: z.coerce
    .number()
    .int()
    .positive()
    .default(1_200)
    .meta({ description: "Calls that one address may make in a minute." }),
  TRUSTED_PROXIES: z.string().default("127.0.0.1,::1").meta({
    description: "Addresses of proxies whose forwarding headers are believed.",
    without: "only proxies of this machine are believed",
  }),
  SENTRY_DSN: web
    .optional()
    .meta({ description: "Where errors are reported, as Sentry knows it.", without: "nowhere" }),
  BOT_CHECK: z.enum(["recaptcha", "turnstile"]).optional().meta({
    description: "Who tells people from robots, the same on both servers.",
    without: "nobody: rate limits only",
  }),
  BOT_CHECK_SECRET: z
    .string()
    .min(1)
    .optional()
    .meta({ description: "Secret at that provider.", without: "does not start with `BOT_CHECK`" }),
  BOT_CHECK_VERIFY_URL: web
    .optional()
    .meta({ description: "Where a token is verified.", without: "the provider's own" }),
  BOT_CHECK_MIN_SCORE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .meta({ description: "What a token must score at least, where the provider scores." }),
  SESSION_RECORDING: flag.meta({
    description: "Whether visits are recorded of those who consent; the same on both servers.",
  }),
  STOP_WITH_PARENT: flag.meta({
    description: "Stops when whoever started the server closes its standard input, even if killed.",
  }),
  WARA_DEMO: z
    .enum(["0", "1"])
    .default("0")
    .meta({ description: "`1` lets demo data and stand-ins run in production." }),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("info")
    .meta({ description: "What is written to the log." }),
})

export type ApiEnvironment = z.infer<typeof apiEnvironment>
