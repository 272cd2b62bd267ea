import type { HttpBindings } from "@hono/node-server"
import type { RequestIdVariables } from "hono/request-id"
import type { SecureHeadersVariables } from "hono/secure-headers"
import type { ReadyImage } from "./images/ready-images.ts"
import type { GzipParts } from "./member-pages/gzip-parts.ts"
import type { CachedPage } from "./page-cache/stored-pages.ts"

export type WebEnv = {
  Bindings: HttpBindings
  Variables: RequestIdVariables &
    SecureHeadersVariables & {
      cacheResult?: string
      /**
       * Whether the caller is outside the developer-mode gate and counts as a visitor, even with a
       * session.
       */
      isOutside?: boolean
      /** The cached page that is the response. */
      sharedPage?: CachedPage
      /** The stored page of users that was completed for the response. */
      memberPage?: CachedPage<GzipParts>
      /** Whether a line had no place for the request. */
      wasRefused?: boolean
      /** The picture that is the response. */
      readyImage?: ReadyImage
    }
}
