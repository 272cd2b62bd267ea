// Long because it defines every variable of the api with its text in docs/configuration.md.

import { freeAdsOnSignUp } from "@wara/domain/accounts/account"
import { z } from "zod"

const url = z.url().transform((value) => value.replace(/\/$/, ""))
const web = z.url({ protocol: /^https?$/ })
const flag = z
  .enum(["", "0", "1", "false", "true"])
  .default("")
  .transform((text) => text === "1" || text === "true")
const seconds = z.coerce.number().int().positive()
const connections = z.coerce.number().int().min(1).max(200)

/**
 * Environment variables of the api. `description` explains the variable, `without` says what
 * happens when it is unset, unless its default makes that obvious.
 */
export const apiEnvironment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("production").meta({
    description:
      "With `production`, the server refuses to start with unsafe settings, without its migrations or with demo accounts, and stand-ins refuse to run.",
    without: "`production`",
  }),
  DATABASE_URL: z.string().min(1).meta({
    description: "The PostgreSQL database, as a URL.",
    without: "the api refuses to start",
  }),
  DATABASE_LISTEN_URL: z.string().min(1).optional().meta({
    description:
      "The same database past a pooler that does not pass on notifications, such as PgBouncer in transaction mode; for the one connection that listens for changes.",
    without: "`DATABASE_URL` is used",
  }),
  DATABASE_REPLICA_URL: z.string().min(1).optional().meta({
    description:
      "A streaming replica of the database. What visitors read comes from it while it has every change that was announced; users always read from `DATABASE_URL`.",
    without: "everything is read from `DATABASE_URL`",
  }),
  DATABASE_POOLER: z.enum(["none", "transaction"]).default("none").meta({
    description:
      "`transaction` when `DATABASE_URL` is a pooler that gives each transaction another connection, as PgBouncer does: statements are sent without names, and the pooler has to set their timeout.",
  }),
  DATABASE_POOL_SESSIONS: connections.default(3).meta({
    description: "Connections that tell who is calling and whether the server is ready.",
  }),
  DATABASE_POOL_VITAL: connections.default(8).meta({
    description: "Connections of log-in and payments.",
  }),
  DATABASE_POOL_VISITORS: connections.default(8).meta({
    description: "Connections of what visitors read.",
  }),
  DATABASE_POOL_ACCOUNTS: connections.default(6).meta({
    description: "Connections of what users and the team read and write.",
  }),
  DATABASE_POOL_JOBS: connections.default(4).meta({ description: "Connections of jobs." }),
  API_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(1337)
    .meta({ description: "Port of the api; 0 picks a free port." }),
  WORKER: z.enum(["0", "1"]).optional().meta({
    description:
      "`1` makes the process a worker, which runs the jobs and answers `/health`, `/ready` and `/metrics` only; `0` makes it an api that leaves the jobs to workers.",
    without: "the api also runs the jobs",
  }),
  HOST: z.string().default("127.0.0.1").meta({
    description: "Address the server listens on.",
    without: "reachable from this machine only",
  }),
  API_PREFIX: z
    .string()
    .regex(/^(\/[a-z0-9-]+)*$/)
    .default("/api")
    .meta({ description: "Prefix of every api path; must match the web server." }),
  BASE_URL: url.default("http://localhost:3000").meta({
    description:
      "Public address of the site, the same on both servers. With https, cookies are `Secure`.",
    without:
      "mails link to this machine, and browsers cannot come back from Webpay; production refuses to start",
  }),
  PUBLIC_API_URL: url.default("http://localhost:1337").meta({
    description:
      "Public address of the api for browsers; Google and Facebook redirect users there.",
    without: "Google and Facebook redirect log-ins to this machine; production refuses to start",
  }),
  SECOND_FACTOR: z.enum(["required", "optional"]).optional().meta({
    description:
      "Whether moderators and operators need an authenticator app to work in the panel; until they have set one up, the panel offers nothing else.",
    without: "`required` in production, else `optional`",
  }),
  SITE_NAME: z.string().min(1).default("Wara").meta({ description: "Site name used in e-mails." }),
  UPLOADS_DIR: z
    .string()
    .min(1)
    .default(".wara/uploads")
    .meta({ description: "Directory of the pictures with `STORAGE=local`." }),
  STORAGE: z.enum(["local", "s3"]).default("local").meta({
    description: "Where pictures are stored: in `UPLOADS_DIR` or in an S3-compatible bucket.",
  }),
  S3_BUCKET: z.string().optional().meta({
    description: "Name of the bucket.",
    without: "the api refuses to start with `STORAGE=s3`",
  }),
  S3_ENDPOINT: url
    .optional()
    .meta({ description: "Endpoint of the object store.", without: "Amazon's own" }),
  S3_REGION: z.string().min(1).default("us-east-1").meta({ description: "Region of the bucket." }),
  S3_ACCESS_KEY_ID: z.string().optional().meta({
    description: "Access key that may put, get and delete objects in the bucket.",
    without: "the api refuses to start with `STORAGE=s3`",
  }),
  S3_SECRET_ACCESS_KEY: z.string().optional().meta({
    description: "Secret of that access key.",
    without: "the api refuses to start with `STORAGE=s3`",
  }),
  MAIL: z.enum(["off"]).optional().meta({
    description:
      "`off` says that no mail is wanted: users cannot confirm an e-mail or recover a password.",
    without: "production requires `SMTP_URL`",
  }),
  SMTP_URL: z.string().optional().meta({
    description: "SMTP server URL, including user and password.",
    without: "production requires `MAIL=off`",
  }),
  MAIL_FROM: z.string().default("Wara <hola@wara.test>").meta({
    description: "Sender address of e-mails; its domain must authorise the SMTP server.",
    without: "e-mails are sent from a non-existent address; production refuses to start",
  }),
  OPERATOR_EMAIL: z.email().default("operador@wara.test").meta({
    description: "Address that receives contact form messages.",
    without: "contact form messages are not delivered; production refuses to start",
  }),
  FREE_ADS_ON_SIGN_UP: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .default(freeAdsOnSignUp)
    .meta({ description: "Publication credits granted to a new account." }),
  INDICATORS_URL: url
    .default("https://mindicador.cl/api")
    .meta({ description: "Source of UF, USD, EUR, UTM and IPC." }),
  GOOGLE_ISSUER: url
    .default("https://accounts.google.com")
    .meta({ description: "Issuer of Google log-ins." }),
  GOOGLE_CLIENT_ID: z.string().optional().meta({
    description:
      "OAuth client id at Google; redirect URI `PUBLIC_API_URL` + `API_PREFIX` + `/connect/google/callback`.",
    without: "no log-in by Google",
  }),
  GOOGLE_CLIENT_SECRET: z.string().optional().meta({
    description: "Secret of that OAuth client.",
    without: "the api refuses to start if the client id is set",
  }),
  FACEBOOK_AUTHORIZATION_URL: url
    .default("https://www.facebook.com/dialog/oauth")
    .meta({ description: "Facebook authorization endpoint." }),
  FACEBOOK_TOKEN_URL: url
    .default("https://graph.facebook.com/oauth/access_token")
    .meta({ description: "Facebook token endpoint." }),
  FACEBOOK_USERINFO_URL: url
    .default("https://graph.facebook.com/me?fields=id,email,first_name,last_name")
    .meta({ description: "Facebook endpoint that returns the identity of the token's user." }),
  FACEBOOK_CLIENT_ID: z.string().optional().meta({
    description:
      "OAuth client id at Facebook, with the permissions `public_profile` and `email`; redirect URI as for Google, with `facebook`.",
    without: "no log-in by Facebook",
  }),
  FACEBOOK_CLIENT_SECRET: z.string().optional().meta({
    description: "Secret of that OAuth client.",
    without: "the api refuses to start if the client id is set",
  }),
  WEBPAY_COMMERCE_CODE: z.string().optional().meta({
    description: "Commerce code of the shop at Transbank.",
    without: "packs are listed but cannot be bought",
  }),
  WEBPAY_API_KEY: z.string().optional().meta({
    description: "API key of the shop at Transbank.",
    without: "the api refuses to start if the commerce code is set",
  }),
  WEBPAY_API_KEY_PREVIOUS: z.string().optional().meta({
    description:
      "The `WEBPAY_API_KEY` before the current one, used when Webpay does not accept the current one (yet).",
    without: "only the current one is used",
  }),
  WEBPAY_BASE_URL: url.default("https://webpay3g.transbank.cl").meta({
    description:
      "Webpay base URL; must match the web server. The default charges real cards; Transbank's integration environment is `https://webpay3gint.transbank.cl`. Must be https in production.",
  }),
  WEBPAY_TIMEOUT: z.coerce
    .number()
    .int()
    .min(100)
    .max(60_000)
    .default(10_000)
    .meta({ description: "Timeout of a call to Webpay, in milliseconds." }),
  WEBPAY_STATUS_RETRIES: z.coerce.number().int().min(0).max(10).default(2).meta({
    description:
      "Retries of a payment status request when Webpay does not respond; create, commit and refund requests are sent once.",
  }),
  ORDER_OPENING_SECONDS: seconds.default(300).meta({
    description: "Seconds after which an order without a payment page is marked as failed.",
  }),
  ORDER_ASK_SECONDS: seconds.default(600).meta({
    description:
      "Seconds after which Webpay is queried about a payment whose buyer has not returned.",
  }),
  ORDER_FORM_SECONDS: seconds.default(900).meta({
    description:
      "Seconds after which an unpaid payment page times out; Webpay closes its own earlier.",
  }),
  ORDER_RETRY_SECONDS: seconds.default(60).meta({
    description:
      "Initial interval between Webpay queries about one order, in seconds; it grows to one hour.",
  }),
  SERVICE_TOKEN: z.string().min(16).optional().meta({
    description: "Secret shared by the api and the web server only, 16 random characters or more.",
    without:
      "production refuses to start; else pages are cached for seconds only, and a web server on another machine is rate limited like a single visitor",
  }),
  API_DOCUMENTATION: z
    .enum(["0", "1"])
    .transform((text) => text === "1")
    .optional()
    .meta({
      description: "Whether `/documentation`, which describes all calls, is public.",
      without: "`0` in production, else `1`",
    }),
  SERVICE_TOKEN_PREVIOUS: z.string().min(16).optional().meta({
    description:
      "The `SERVICE_TOKEN` before the current one, accepted beside it while the servers change to the new one.",
    without: "only the current one is accepted",
  }),
  API_MAX_LAG: z.coerce.number().int().nonnegative().default(4_000).meta({
    description:
      "Event loop lag in milliseconds above which requests are rejected; 0 disables the check.",
  }),
  API_STATEMENT_TIMEOUT: z.coerce.number().int().positive().default(8_000).meta({
    description: "Statement timeout of database queries made by a request, in milliseconds.",
  }),
  API_ANSWER_CACHE_BYTES: z.coerce.number().int().nonnegative().default(33_554_432).meta({
    description:
      "Memory for answers that are the same for all readers without a session; 0 turns their cache off.",
  }),
  API_CALLS_PER_MINUTE: z.coerce
    .number()
    .int()
    .positive()
    .default(1_200)
    .meta({ description: "Requests allowed per client address and minute." }),
  TRUSTED_PROXIES: z.string().default("127.0.0.1,::1").meta({
    description: "Addresses of proxies whose forwarding headers are trusted.",
    without: "only proxies on this machine are trusted",
  }),
  SENTRY_DSN: web
    .optional()
    .meta({ description: "Sentry DSN that errors are reported to.", without: "nowhere" }),
  BOT_CHECK: z.enum(["recaptcha", "turnstile"]).optional().meta({
    description: "Who tells people from robots, the same on both servers.",
    without: "no bot check: rate limits only",
  }),
  BOT_CHECK_SECRET: z.string().min(1).optional().meta({
    description: "Secret key at that provider.",
    without: "the server refuses to start with `BOT_CHECK`",
  }),
  BOT_CHECK_VERIFY_URL: web
    .optional()
    .meta({ description: "Endpoint that verifies tokens.", without: "the provider's own" }),
  BOT_CHECK_MIN_SCORE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .meta({ description: "Minimum score of a token, for providers that return a score." }),
  SESSION_RECORDING: flag.meta({
    description: "Whether visits of consenting users are recorded; the same on both servers.",
  }),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0).meta({
    description:
      "Seconds between a stop signal and the end of service, in which `/ready` answers 503 so that a load balancer looks elsewhere; a second signal ends them.",
  }),
  STOP_WITH_PARENT: flag.meta({
    description:
      "Stops the server when its parent process closes standard input, even if the parent was killed.",
  }),
  WARA_DEMO: z.enum(["0", "1"]).default("0").meta({
    description:
      "`1` declares a demonstration: demo data and stand-ins are allowed, and nothing is checked for production. The same on both servers.",
  }),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("info")
    .meta({ description: "Minimum level of log entries." }),
})

export type ApiEnvironment = z.infer<typeof apiEnvironment>
