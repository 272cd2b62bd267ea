import type { MiddlewareHandler } from "hono"
import { NONCE, secureHeaders } from "hono/secure-headers"
import type { Config } from "../app/config.server.ts"
import { outsideSources } from "./integration-sources.ts"
import type { WebEnv } from "./web-context.ts"

const twoYears = "max-age=63072000; includeSubDomains"

/** A download runs nothing, loads nothing and has no origin if a browser displays it. */
const downloadPolicy = "default-src 'none'; sandbox"

function isDownload(response: Response): boolean {
  return response.headers.get("content-disposition")?.startsWith("attachment") === true
}

/**
 * Security headers. Scripts run by the response's nonce alone; scripts that they load are trusted
 * as well. Inline styles are allowed because toasts and dialogs need them.
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
    if (isDownload(context.res)) context.header("Content-Security-Policy", downloadPolicy)
  }
}
