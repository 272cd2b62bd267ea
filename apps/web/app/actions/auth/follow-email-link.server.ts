import { data, redirect } from "react-router"
import { followEmailChange } from "../../backend/auth.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import type { EmailLinkState } from "../../features/account/security/email-link-view.tsx"
import { readLinkCode } from "../../forms/link-code.ts"
import { formDataOf, textOf } from "../../forms/read-form.server.ts"
import { failForm } from "../../forms/refuse-form.server.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"

const doneKey = "listo"

/** The state of a link's page, before or after its button is pressed. */
export function readEmailLink(url: URL): { code: string; state: EmailLinkState } {
  if (url.searchParams.has(doneKey)) return { code: "", state: "done" }
  const code = readLinkCode(url.searchParams)
  return code === null ? { code: "", state: "expired" } : { code, state: "open" }
}

/** Performs the link's action once and redirects to its page `path`, which shows the result. */
export async function followEmailLink(
  step: "confirm" | "stop",
  given: { request: Request; caller: RequestFacts; path: string },
) {
  const code = textOf(await formDataOf(given.request), "codigo")
  try {
    await followEmailChange(step, code, given.caller)
  } catch (error) {
    if (error instanceof BackendError && [400, 410].includes(error.status)) {
      return data({ isExpired: true, failure: null }, 410)
    }
    const refused = failForm({ fields: [], values: {}, errors: {}, failure: null }, error)
    return data({ isExpired: false, failure: refused.data.failure }, refused.init ?? {})
  }
  return redirect(`${given.path}?${doneKey}`, 303)
}
