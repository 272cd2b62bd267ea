import { alertActionKey, alertPath } from "@wara/domain/site/paths"
import { redirect } from "react-router"
import { followAlertLink } from "../../backend/alerts.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import { formDataOf, textOf } from "../../forms/read-form.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/stop-alert"

/** Somebody who opens the address of a mail client's button is asked first. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`${alertPath(params.code)}?${alertActionKey}=detener`, 303)
}

/**
 * Stops an alert when a mail client posts to its link (RFC 8058): the code is the proof. Can be
 * repeated [B10.35].
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await formDataOf(request)
  if (textOf(form, "List-Unsubscribe") !== "One-Click") return new Response(null, { status: 400 })
  try {
    await followAlertLink(params.code, { action: "stop" }, context.get(requestFacts))
  } catch (error) {
    // An alert that does not exist any more writes no mails.
    const isGone = error instanceof BackendError && [400, 410].includes(error.status)
    if (error instanceof BackendError && !isGone)
      return new Response(null, { status: error.status })
    if (!isGone) throw error
  }
  return new Response(null, { status: 204 })
}
