import { type MailList, mailLists, type OptionalMail } from "@wara/domain/accounts/optional-mails"
import { mailListKey, mailSwitchesPath } from "@wara/domain/site/paths"
import { redirect } from "react-router"
import { BackendError } from "../../backend/backend-error.server.ts"
import { chooseLinkedMails, readLinkedSwitches } from "../../backend/mail-switches.server.ts"
import { formDataOf, textOf } from "../../forms/read-form.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/one-click"

/** Where a person ends who opens the address that is meant for mail clients: nothing is changed. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(mailSwitchesPath(params.code), 303)
}

/**
 * Switches off the mails of a list when a mail client posts to its link (RFC 8058): without a cookie
 * or an origin, because the code is the proof. Can be repeated.
 */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await formDataOf(request)
  if (textOf(form, "List-Unsubscribe") !== "One-Click") return new Response(null, { status: 400 })
  const caller = context.get(requestFacts)
  const stopped: readonly OptionalMail[] = mailLists[listOf(url.searchParams.get(mailListKey))]
  try {
    const wanted = await readLinkedSwitches(params.code, caller)
    const left = wanted.filter((kind) => !stopped.includes(kind))
    await chooseLinkedMails(params.code, left, caller)
  } catch (error) {
    if (error instanceof BackendError) return new Response(null, { status: error.status })
    throw error
  }
  return new Response(null, { status: 204 })
}

function listOf(name: string | null): MailList {
  return name === "seller" || name === "wanted" ? name : "saved"
}
