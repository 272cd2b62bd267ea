import { usernameAvailability } from "../../backend/account.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import { person, sessionUnchecked } from "../../session/person.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/username-availability"

/** Whether the caller may take a username; queried by the form while the user types. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const headers = { "Cache-Control": "no-store" }
  if ((await context.get(person).load()) === null)
    return Response.json(null, { status: context.get(sessionUnchecked) ? 503 : 401, headers })
  const username = (url.searchParams.get("username") ?? "").slice(0, 100)
  try {
    const facts = context.get(requestFacts)
    return Response.json(await usernameAvailability(username, facts), { headers })
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    return Response.json(null, { status: error.status, headers })
  }
}
