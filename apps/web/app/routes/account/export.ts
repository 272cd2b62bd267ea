import { chileanDay } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import { redirect } from "react-router"
import { exportData } from "../../backend/account.server.ts"
import { requireAccount } from "../../guards/session-guards.server.ts"
import { sessionUnchecked } from "../../session/person.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/export"

/** All data stored about the user, as a file that must not be cached. */
export async function loader({ context }: Route.LoaderArgs) {
  // A file response has no error page, so the page with the link shows the error.
  if (context.get(sessionUnchecked)) throw redirect(paths.accountPrivacy)
  await requireAccount(context, paths.accountPrivacy)
  const stored = await exportData(context.get(requestFacts))
  return new Response(JSON.stringify(stored, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="mis-datos-${chileanDay(new Date())}.json"`,
      "Cache-Control": "no-store",
    },
  })
}
