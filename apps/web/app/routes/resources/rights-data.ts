import { paths } from "@wara/domain/site/paths"
import { redirect } from "react-router"
import { BackendError } from "../../backend/backend-error.server.ts"
import { readRightsData } from "../../backend/rights.server.ts"
import { readLinkCode } from "../../forms/link-code.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/rights-data"

/** The data of the address behind a mailed code, as a file that must not be cached. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const code = readLinkCode(url.searchParams)
  if (code === null) throw redirect(paths.confirmRights)
  try {
    const stored = await readRightsData(code, context.get(requestFacts))
    return new Response(JSON.stringify(stored, null, 2), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="mis-datos.json"`,
        "Cache-Control": "no-store",
        "Referrer-Policy": "no-referrer",
      },
    })
  } catch (error) {
    // A file response has no error page, so the page of the link shows that it has expired.
    const isExpired = error instanceof BackendError && [400, 410].includes(error.status)
    if (isExpired) throw redirect(paths.confirmRights)
    throw error
  }
}
