import { uploadTicketSchema } from "@wara/contract/account"
import { paths } from "@wara/domain/site/paths"
import { config } from "../config.server.ts"
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendPost } from "./client.server.ts"

/**
 * Where the person's browser posts pictures: to the site, which hands them on, or, without the proxy,
 * to the api itself (spec §7) with a ticket for one call, because no script knows the session's token.
 */
export async function uploadTarget(
  caller: Caller,
): Promise<{ url: string; ticket: string | null }> {
  if (config.uploadProxy) return { url: paths.uploads, ticket: null }
  const { ticket } = await backendPost(
    "/auth/upload-ticket",
    {},
    uploadTicketSchema,
    callerOptions(caller),
  )
  return { url: `${config.publicApiUrl}${config.apiPrefix}/ads/upload`, ticket }
}
