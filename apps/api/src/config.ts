import { freeAdsOnSignUp } from "@wara/domain/accounts/account-limits"
import { z } from "zod"

const url = z.url().transform((value) => value.replace(/\/$/, ""))

const environmentSchema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  DATABASE_URL: z.string().min(1),
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(1337),
  HOST: z.string().default("127.0.0.1"),
  API_PREFIX: z
    .string()
    .regex(/^(\/[a-z0-9-]+)*$/)
    .default("/api"),
  BASE_URL: url.default("http://localhost:3000"),
  /** Where browsers reach the api: Google and Facebook send people back there. */
  PUBLIC_API_URL: url.default("http://localhost:1337"),
  SITE_NAME: z.string().min(1).default("Wara"),
  UPLOADS_DIR: z.string().min(1).default(".wara/uploads"),
  /** Where uploaded pictures are kept: in UPLOADS_DIR or in a bucket that speaks S3. */
  STORAGE: z.enum(["local", "s3"]).default("local"),
  S3_BUCKET: z.string().optional(),
  /** Amazon's own unless set. */
  S3_ENDPOINT: url.optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default("Wara <hola@wara.test>"),
  OPERATOR_EMAIL: z.email().default("operador@wara.test"),
  /** Publication credits that signing up grants (PRODUCT: credits). */
  FREE_ADS_ON_SIGN_UP: z.coerce.number().int().min(0).max(100).default(freeAdsOnSignUp),
  INDICATORS_URL: url.default("https://mindicador.cl/api"),
  /** Log-in by Google and by Facebook; each is off without its client id. */
  GOOGLE_ISSUER: url.default("https://accounts.google.com"),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_AUTHORIZATION_URL: url.default("https://www.facebook.com/dialog/oauth"),
  FACEBOOK_TOKEN_URL: url.default("https://graph.facebook.com/oauth/access_token"),
  FACEBOOK_USERINFO_URL: url.default(
    "https://graph.facebook.com/me?fields=id,email,first_name,last_name",
  ),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  /** The shop at Transbank; without its code nothing can be paid. */
  WEBPAY_COMMERCE_CODE: z.string().optional(),
  WEBPAY_API_KEY: z.string().optional(),
  WEBPAY_BASE_URL: url.default("https://webpay3g.transbank.cl"),
  /** Milliseconds that one call to Webpay may take. */
  WEBPAY_TIMEOUT: z.coerce.number().int().min(100).max(60_000).default(10_000),
  /** How many times more the state of a payment is asked for when Webpay does not answer. */
  WEBPAY_STATUS_RETRIES: z.coerce.number().int().min(0).max(10).default(2),
  /** Seconds after which an order that got no payment page has failed. */
  ORDER_OPENING_SECONDS: z.coerce.number().int().positive().default(300),
  /** Seconds after which Webpay is asked about a payment that nobody came back from. */
  ORDER_ASK_SECONDS: z.coerce.number().int().positive().default(600),
  /** Seconds after which a payment page that nobody paid on is over; Webpay's own are fewer. */
  ORDER_FORM_SECONDS: z.coerce.number().int().positive().default(900),
  /** Seconds between two questions about one order; they grow to an hour. */
  ORDER_RETRY_SECONDS: z.coerce.number().int().positive().default(60),
  /** Shared with the web server only; without it the stream of changes is closed to everybody. */
  SERVICE_TOKEN: z.string().min(16).optional(),
  /** Milliseconds that the event loop may lag before calls are turned away; 0 never does. */
  API_MAX_LAG: z.coerce.number().int().nonnegative().default(4_000),
  /** Milliseconds that the database may work on one question of a call; the web waits no longer. */
  API_STATEMENT_TIMEOUT: z.coerce.number().int().positive().default(8_000),
  /** Calls that one address may make in a minute. */
  API_CALLS_PER_MINUTE: z.coerce.number().int().positive().default(1_200),
  /** Addresses of proxies whose forwarding headers are believed. */
  TRUSTED_PROXIES: z.string().default("127.0.0.1,::1"),
  /** Stop when whoever started us closes our standard input, even if it was killed. */
  STOP_WITH_PARENT: z
    .enum(["", "0", "1", "false", "true"])
    .default("")
    .transform((text) => text === "1" || text === "true"),
  /** Where errors are reported; nowhere without it. */
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  /** Who tells people from robots, as on the web; nobody without it. */
  BOT_CHECK: z.enum(["recaptcha", "turnstile"]).optional(),
  BOT_CHECK_SECRET: z.string().min(1).optional(),
  /** Where a token is verified; the provider's own unless set. */
  BOT_CHECK_VERIFY_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** What a token must score at least, where the provider scores. */
  BOT_CHECK_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  /** Whether visits are recorded of those who consent, as on the web. */
  SESSION_RECORDING: z
    .enum(["", "0", "1", "false", "true"])
    .default("")
    .transform((text) => text === "1" || text === "true"),
  /** "1" on an installation that is a demonstration: demo data and stand-ins may run. */
  WARA_DEMO: z.enum(["0", "1"]).default("0"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
})

const botCheckVerifiers = {
  recaptcha: "https://www.google.com/recaptcha/api/siteverify",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
}

/** Settings of the api, read once at the start; the only place that knows environment variables. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`)
    throw new Error(`Invalid configuration: ${names.join("; ")}`)
  }
  const value = parsed.data
  return {
    environment: value.NODE_ENV,
    databaseUrl: value.DATABASE_URL,
    port: value.API_PORT,
    host: value.HOST,
    prefix: value.API_PREFIX,
    baseUrl: value.BASE_URL,
    publicApiUrl: value.PUBLIC_API_URL,
    siteName: value.SITE_NAME,
    uploadsDirectory: value.UPLOADS_DIR,
    s3: value.STORAGE === "s3" ? readBucket(value) : null,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    operatorEmail: value.OPERATOR_EMAIL,
    freeAdsOnSignUp: value.FREE_ADS_ON_SIGN_UP,
    indicatorsUrl: value.INDICATORS_URL,
    google: {
      issuer: value.GOOGLE_ISSUER,
      client: readClient("GOOGLE", value.GOOGLE_CLIENT_ID, value.GOOGLE_CLIENT_SECRET),
    },
    facebook: {
      authorizationUrl: value.FACEBOOK_AUTHORIZATION_URL,
      tokenUrl: value.FACEBOOK_TOKEN_URL,
      userinfoUrl: value.FACEBOOK_USERINFO_URL,
      client: readClient("FACEBOOK", value.FACEBOOK_CLIENT_ID, value.FACEBOOK_CLIENT_SECRET),
    },
    webpay: readWebpay(value),
    orders: readOrderTimes(value),
    serviceToken: value.SERVICE_TOKEN,
    callsPerMinute: value.API_CALLS_PER_MINUTE,
    maxLag: value.API_MAX_LAG,
    statementTimeout: value.API_STATEMENT_TIMEOUT,
    trustedProxies: value.TRUSTED_PROXIES.split(",").map((address) => address.trim()),
    stopWithParent: value.STOP_WITH_PARENT,
    errorsDsn: value.SENTRY_DSN ?? null,
    botCheck: readBotCheck(value),
    recording: value.SESSION_RECORDING,
    demo: value.WARA_DEMO === "1",
    logLevel: value.LOG_LEVEL,
  }
}

/** The bucket of uploads and who opens it. */
function readBucket(value: z.infer<typeof environmentSchema>) {
  const wanted = (name: "S3_BUCKET" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"): string => {
    const given = value[name]
    if (!given) throw new Error(`Invalid configuration: ${name}: is needed with STORAGE=s3`)
    return given
  }
  return {
    bucket: wanted("S3_BUCKET"),
    endpoint: value.S3_ENDPOINT,
    region: value.S3_REGION,
    accessKeyId: wanted("S3_ACCESS_KEY_ID"),
    secretAccessKey: wanted("S3_SECRET_ACCESS_KEY"),
  }
}

/** As which client we are known at a provider of log-ins; null when it is not used. */
function readClient(name: string, id: string | undefined, secret: string | undefined) {
  if (!id) return null
  if (!secret) throw new Error(`Invalid configuration: ${name}_CLIENT_SECRET: is needed`)
  return { id, secret }
}

/** Who verifies the tokens of the bot check; null when nobody does. */
function readBotCheck(value: z.infer<typeof environmentSchema>) {
  const { BOT_CHECK: provider, BOT_CHECK_SECRET: secret } = value
  if (provider === undefined) return null
  if (!secret) throw new Error("Invalid configuration: BOT_CHECK_SECRET: is needed")
  return {
    provider,
    secret,
    verifyUrl: value.BOT_CHECK_VERIFY_URL ?? botCheckVerifiers[provider],
    minScore: value.BOT_CHECK_MIN_SCORE,
    /** The only site that tokens may come from. */
    hostname: new URL(value.BASE_URL).hostname,
  }
}

/** The shop at Webpay and how patient we are with it; null when nothing can be paid. */
function readWebpay(value: z.infer<typeof environmentSchema>) {
  const { WEBPAY_COMMERCE_CODE: commerceCode, WEBPAY_API_KEY: apiKey } = value
  if (!commerceCode) return null
  if (!apiKey) throw new Error("Invalid configuration: WEBPAY_API_KEY: is needed")
  const isReal = value.NODE_ENV === "production" && value.WARA_DEMO !== "1"
  if (isReal && !value.WEBPAY_BASE_URL.startsWith("https:")) {
    throw new Error("Invalid configuration: WEBPAY_BASE_URL: the shop's key needs https")
  }
  return {
    commerceCode,
    apiKey,
    baseUrl: value.WEBPAY_BASE_URL,
    timeout: value.WEBPAY_TIMEOUT,
    statusRetries: value.WEBPAY_STATUS_RETRIES,
  }
}

/** How long the steps of a payment may take, in milliseconds. */
function readOrderTimes(value: z.infer<typeof environmentSchema>) {
  const { WEBPAY_STATUS_RETRIES: retries, WEBPAY_TIMEOUT: timeout } = value
  return {
    opening: value.ORDER_OPENING_SECONDS * 1000,
    ask: value.ORDER_ASK_SECONDS * 1000,
    form: value.ORDER_FORM_SECONDS * 1000,
    retry: value.ORDER_RETRY_SECONDS * 1000,
    /** Who began a step has ended it by then, or died: one call, and its state asked for. */
    step: timeout * (retries + 2) + 1000,
  }
}

/** Settings of the api. */
export type Config = ReturnType<typeof readConfig>

/** Settings of the rendering of demo pictures, which runs without most of the others. */
export function readImageSettings(environment: NodeJS.ProcessEnv) {
  const value = environmentSchema
    .pick({ UPLOADS_DIR: true })
    .extend({ DATABASE_URL: z.string().min(1).optional() })
    .parse(environment)
  return { uploadsDirectory: value.UPLOADS_DIR, databaseUrl: value.DATABASE_URL }
}
