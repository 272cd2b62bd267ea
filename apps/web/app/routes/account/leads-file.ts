import { chileanDay } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import { loadLeadsFile } from "../../backend/leads.server.ts"
import { requireAccount } from "../../guards/session-guards.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/leads-file"

/** The seller's questions as a file for spreadsheets, which must not be cached. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireAccount(context, paths.accountLeads)
  const csv = await loadLeadsFile(context.get(requestFacts))
  return new Response(csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="consultas-${chileanDay(new Date())}.csv"`,
      "Cache-Control": "no-store",
    },
  })
}
