import { mailSwitchesPath } from "@wara/domain/site/paths"
import { redirect } from "react-router"
import { BackendError } from "../../backend/backend-error.server.ts"
import { chooseLinkedMails } from "../../backend/mail-switches.server.ts"
import { formDataOf, textOf } from "../../forms/read-form.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/one-click"

/** Where a person ends who opens the address that is meant for mail clients: nothing is changed. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(mailSwitchesPath(params.code), 303)
}

/**
 * Switches off the mails of a link when a mail client posts to it (RFC 8058): without a cookie or an
 * origin, because the code is the proof. Can be repeated.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await formDataOf(request)
  if (textOf(form, "List-Unsubscribe") !== "One-Click") return new Response(null, { status: 400 })
  try {
    await chooseLinkedMails(params.code, [], context.get(requestFacts))
  } catch (error) {
    if (error instanceof BackendError) return new Response(null, { status: error.status })
    throw error
  }
  return new Response(null, { status: 204 })
}
