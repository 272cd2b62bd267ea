import type { HttpBindings } from "@hono/node-server"
import type { RequestIdVariables } from "hono/request-id"
import type { SecureHeadersVariables } from "hono/secure-headers"

/** What every handler of the web server finds in its context. */
export type WebEnv = {
  Bindings: HttpBindings
  Variables: RequestIdVariables &
    SecureHeadersVariables & {
      cacheResult?: string
      /** Whether the caller stands before the gate of the developer mode: nobody, whoever it is. */
      isOutside?: boolean
    }
}
