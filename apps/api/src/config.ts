import { givenVariables } from "@wara/domain/site/given-variables"
import { isRealProduction } from "@wara/domain/site/production-settings"
import { type ApiEnvironment, apiEnvironment } from "./environment.ts"

const botCheckVerifiers = {
  recaptcha: "https://www.google.com/recaptcha/api/siteverify",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
}

/** What is invalid whatever the environment is; a sentence for each variable. */
export function findInvalidSettings(environment: NodeJS.ProcessEnv): string[] {
  const parsed = apiEnvironment.safeParse(givenVariables(environment))
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`)
  }
  try {
    readParts(parsed.data)
    return []
  } catch (cause) {
    return [cause instanceof Error ? cause.message : String(cause)]
  }
}

/** Settings of the api, read once at the start; the only place that reads environment variables. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const faults = findInvalidSettings(environment)
  if (faults.length > 0) throw new Error(`Invalid configuration: ${faults.join("; ")}`)
  return readParts(apiEnvironment.parse(givenVariables(environment)))
}

function readParts(value: ApiEnvironment) {
  return {
    environment: value.NODE_ENV,
    /** Whether customers use it: production, and no demonstration. */
    isRealProduction: isRealProduction(value),
    publishesDocumentation: value.API_DOCUMENTATION ?? !isRealProduction(value),
    databaseUrl: value.DATABASE_URL,
    listenUrl: value.DATABASE_LISTEN_URL ?? value.DATABASE_URL,
    replicaUrl: value.DATABASE_REPLICA_URL ?? null,
    /** Which work the process does: calls, jobs or both. */
    servesCalls: value.WORKER !== "1",
    runsJobs: value.WORKER !== "0",
    isPooled: value.DATABASE_POOLER === "transaction",
    poolSizes: {
      sessions: value.DATABASE_POOL_SESSIONS,
      vital: value.DATABASE_POOL_VITAL,
      visitors: value.DATABASE_POOL_VISITORS,
      accounts: value.DATABASE_POOL_ACCOUNTS,
      jobs: value.DATABASE_POOL_JOBS,
    },
    port: value.API_PORT,
    host: value.HOST,
    prefix: value.API_PREFIX,
    baseUrl: value.BASE_URL,
    publicApiUrl: value.PUBLIC_API_URL,
    siteName: value.SITE_NAME,
    uploadsDirectory: value.UPLOADS_DIR,
    s3: value.STORAGE === "s3" ? readBucket(value) : null,
    smtpUrl: value.MAIL === "off" ? undefined : value.SMTP_URL,
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
    previousServiceToken: value.SERVICE_TOKEN_PREVIOUS,
    requiresSecondFactor:
      value.SECOND_FACTOR === "required" ||
      (value.SECOND_FACTOR === undefined && value.NODE_ENV === "production"),
    callsPerMinute: value.API_CALLS_PER_MINUTE,
    maxLag: value.API_MAX_LAG,
    answerCacheBytes: value.API_ANSWER_CACHE_BYTES,
    statementTimeout: value.API_STATEMENT_TIMEOUT,
    trustedProxies: value.TRUSTED_PROXIES.split(",").map((address) => address.trim()),
    drainMs: value.DRAIN_SECONDS * 1_000,
    stopWithParent: value.STOP_WITH_PARENT,
    errorsDsn: value.SENTRY_DSN ?? null,
    botCheck: readBotCheck(value),
    recording: value.SESSION_RECORDING,
    demo: value.WARA_DEMO === "1",
    logLevel: value.LOG_LEVEL,
  }
}

/** The bucket of uploads and its credentials. */
function readBucket(value: ApiEnvironment) {
  const wanted = (name: "S3_BUCKET" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"): string => {
    const given = value[name]
    if (!given) throw new Error(`${name}: is required with STORAGE=s3`)
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

/** Our OAuth client at a log-in provider; null when the provider is disabled. */
function readClient(name: string, id: string | undefined, secret: string | undefined) {
  if (!id) return null
  if (!secret) throw new Error(`${name}_CLIENT_SECRET: is needed`)
  return { id, secret }
}

/** The provider that verifies bot check tokens; null when the check is disabled. */
function readBotCheck(value: ApiEnvironment) {
  const { BOT_CHECK: provider, BOT_CHECK_SECRET: secret } = value
  if (provider === undefined) return null
  if (!secret) throw new Error("BOT_CHECK_SECRET: is needed")
  return {
    provider,
    secret,
    verifyUrl: value.BOT_CHECK_VERIFY_URL ?? botCheckVerifiers[provider],
    minScore: value.BOT_CHECK_MIN_SCORE,
    /** The only site whose tokens are accepted. */
    hostname: new URL(value.BASE_URL).hostname,
  }
}

/** The shop at Webpay with its timeouts; null when payments are disabled. */
function readWebpay(value: ApiEnvironment) {
  const { WEBPAY_COMMERCE_CODE: commerceCode, WEBPAY_API_KEY: apiKey } = value
  if (!commerceCode) return null
  if (!apiKey) throw new Error("WEBPAY_API_KEY: is needed")
  if (isRealProduction(value) && !value.WEBPAY_BASE_URL.startsWith("https:")) {
    throw new Error("WEBPAY_BASE_URL: must use https when the shop key is set")
  }
  return {
    commerceCode,
    apiKey,
    previousApiKey: value.WEBPAY_API_KEY_PREVIOUS,
    baseUrl: value.WEBPAY_BASE_URL,
    timeout: value.WEBPAY_TIMEOUT,
    statusRetries: value.WEBPAY_STATUS_RETRIES,
  }
}

/** Time limits of the payment steps, in milliseconds. */
function readOrderTimes(value: ApiEnvironment) {
  const { WEBPAY_STATUS_RETRIES: retries, WEBPAY_TIMEOUT: timeout } = value
  return {
    opening: value.ORDER_OPENING_SECONDS * 1000,
    ask: value.ORDER_ASK_SECONDS * 1000,
    form: value.ORDER_FORM_SECONDS * 1000,
    retry: value.ORDER_RETRY_SECONDS * 1000,
    /**
     * After this time a started step has ended or its server died: one call, plus its status
     * retries.
     */
    step: timeout * (retries + 2) + 1000,
  }
}

export type Config = ReturnType<typeof readConfig>

export function readImageSettings(environment: NodeJS.ProcessEnv) {
  const value = apiEnvironment
    .pick({ UPLOADS_DIR: true, DATABASE_URL: true })
    .partial({ DATABASE_URL: true })
    .parse(environment)
  return { uploadsDirectory: value.UPLOADS_DIR, databaseUrl: value.DATABASE_URL }
}
