import { inertPolicy } from "@wara/domain/content/inert-parser"
import type { MiddlewareHandler } from "hono"
import { NONCE, secureHeaders } from "hono/secure-headers"
import type { Config } from "../app/config.server.ts"
import type { WebEnv } from "./web-context.ts"

/** External origins by CSP directive. Scripts are trusted by nonce alone. */
type OutsideSources = { connect: string[]; image: string[]; frame: string[] }

const google = "https://www.google.com"

/**
 * Origins that a container's tags contact: Google Analytics and Google Ads, from Google's own list.
 */
const googleTags: OutsideSources = {
  connect: [
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.g.doubleclick.net",
    "https://pagead2.googlesyndication.com",
    google,
  ],
  image: [
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.g.doubleclick.net",
    google,
    "https://www.google.cl",
  ],
  frame: ["https://www.googletagmanager.com", "https://td.doubleclick.net"],
}

/** Providers that contact other origins than that of their script. */
const botChecks: { [Origin in string]?: OutsideSources } = {
  [google]: {
    connect: [`${google}/recaptcha/`],
    image: [],
    frame: [`${google}/recaptcha/`, "https://recaptcha.google.com/recaptcha/"],
  },
}

/** Allows a custom origin, which replaces the default ones, for every kind of source. */
const alone = (origin: string): OutsideSources => ({
  connect: [origin],
  image: [origin],
  frame: [origin],
})

function tagSources({ tags }: Config): OutsideSources[] {
  if (tags === null) return []
  const { origin } = new URL(tags.url)
  return [origin === "https://www.googletagmanager.com" ? googleTags : alone(origin)]
}

function botCheckSources({ botCheck }: Config): OutsideSources[] {
  if (botCheck === null) return []
  const { origin } = new URL(botCheck.scriptUrl)
  return [botChecks[origin] ?? alone(origin)]
}

/** External origins that pages may contact; only those of configured integrations [S1.8]. */
export function outsideSources(config: Config): OutsideSources {
  const all = [...tagSources(config), ...botCheckSources(config)]
  const each = (part: keyof OutsideSources) => [...new Set(all.flatMap((sources) => sources[part]))]
  return { connect: each("connect"), image: each("image"), frame: each("frame") }
}

const twoYears = "max-age=63072000; includeSubDomains"

/** A download runs nothing, loads nothing and has no origin if a browser displays it. */
const downloadPolicy = "default-src 'none'; sandbox"

function isDownload(response: Response): boolean {
  return response.headers.get("content-disposition")?.startsWith("attachment") === true
}

/**
 * Strings become markup or addresses of scripts only through these policies [B8.28]: the page's
 * default one (defaultPolicyScript) and that of a parser whose documents run nothing.
 */
const trustedTypes = {
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ["default", inertPolicy],
}

const policyHeader = "Content-Security-Policy"

/** A shared page has no nonce; its policy names the hashes of its own scripts instead. */
function trustByHash(headers: Headers, scripts: string[]): void {
  const policy = headers.get(policyHeader) ?? ""
  headers.set(policyHeader, policy.replace(/'nonce-[^']*'/, scripts.join(" ")))
}

/**
 * Security headers. Scripts run by the response's nonce, those of cached pages by hash; scripts that
 * they load are trusted as well. Inline styles are allowed because toasts and dialogs need them.
 */
export function securityHeaders(config: Config): MiddlewareHandler<WebEnv> {
  const outside = outsideSources(config)
  const isHttps = config.baseUrl.startsWith("https://")
  // The development server uses a web socket and inserts its own styles.
  const connect = config.production ? ["'self'"] : ["'self'", "ws:"]
  if (!config.uploadProxy) connect.push(new URL(config.publicApiUrl).origin)
  const ofPages = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      // The preview of a picture before its upload is a blob URL.
      imgSrc: ["'self'", "data:", "blob:", new URL(config.baseUrl).origin, ...outside.image],
      fontSrc: ["'self'"],
      connectSrc: [...connect, ...outside.connect],
      frameSrc: outside.frame.length === 0 ? ["'none'"] : outside.frame,
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      // Without scripts, paying is a form that redirects to Webpay.
      formAction: ["'self'", config.paymentOrigin],
      frameAncestors: ["'none'"],
      ...(config.trustedTypes ? trustedTypes : {}),
      ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
    },
    strictTransportSecurity: isHttps ? twoYears : false,
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
    },
  })
  return async (context, next) => {
    await ofPages(context, next)
    if (isDownload(context.res)) context.header(policyHeader, downloadPolicy)
    const page = context.get("sharedPage")
    if (page !== undefined) trustByHash(context.res.headers, page.body.scripts)
  }
}
