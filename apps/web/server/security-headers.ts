import type { MiddlewareHandler } from "hono"
import { NONCE, secureHeaders } from "hono/secure-headers"
import type { Config } from "../app/config.server.ts"
import { outsideSources } from "./integration-sources.ts"
import type { WebEnv } from "./web-context.ts"

const twoYears = "max-age=63072000; includeSubDomains"

/** What is saved to disk runs nothing, loads nothing and belongs to no page, should a browser show it. */
const downloadPolicy = "default-src 'none'; sandbox"

function isDownload(response: Response): boolean {
  return response.headers.get("content-disposition")?.startsWith("attachment") === true
}

/**
 * The headers that narrow what a page may do. Scripts run by the answer's nonce alone; what such a
 * script loads is trusted with it. Styles may be inline because toasts and dialogs bring theirs.
 */
export function securityHeaders(config: Config): MiddlewareHandler<WebEnv> {
  const outside = outsideSources(config)
  const isHttps = config.baseUrl.startsWith("https://")
  // The development server pushes changes over a web socket and inserts styles of its own.
  const connect = config.production ? ["'self'"] : ["'self'", "ws:"]
  if (!config.uploadProxy) connect.push(new URL(config.publicApiUrl).origin)
  const ofPages = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      // A picture that a person is about to upload is shown from memory.
      imgSrc: ["'self'", "data:", "blob:", new URL(config.baseUrl).origin, ...outside.image],
      fontSrc: ["'self'"],
      connectSrc: [...connect, ...outside.connect],
      frameSrc: outside.frame.length === 0 ? ["'none'"] : outside.frame,
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      // Without scripts, paying is a form that leads on to Webpay.
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
