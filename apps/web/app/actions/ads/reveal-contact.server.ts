import { logInAgainPath } from "@wara/domain/site/return-path"
import { data, type RouterContextProvider, redirect } from "react-router"
import { revealContact } from "../../backend/ads.server.ts"
import { backendErrorOf } from "../../backend/backend-error.server.ts"
import { type RevealOutcome, revealedAdField } from "../../features/ads/contact/reveal-outcome.ts"
import { contactTexts } from "../../features/ads/contact/texts.ts"
import { formDataOf, textOf } from "../../forms/read-form.server.ts"
import { failForm } from "../../forms/refuse-form.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import { describeOutcome } from "../account/run-ad-action.server.ts"

/** A form on an ad's or seller's page that asks for contact data. Visitors are sent to log in. */
export async function revealContactOnPage(given: {
  request: Request
  context: Readonly<RouterContextProvider>
}) {
  const form = await formDataOf(given.request)
  try {
    const adId = Number(textOf(form, revealedAdField))
    const contact = await revealContact(adId, given.context.get(requestFacts))
    return data<RevealOutcome>({ contact, failure: null, isUnconfirmed: false })
  } catch (error) {
    const refusal = backendErrorOf(error)
    if (refusal?.status === 401) throw redirect(logInAgainPath(new URL(given.request.url).pathname))
    const nothing = { fields: [], values: {}, errors: {}, failure: null }
    const messages = { NotFoundError: contactTexts.ended, ...describeOutcome(error) }
    const { data: result, init } = failForm(nothing, error, messages)
    const outcome: RevealOutcome = {
      contact: null,
      failure: result.failure,
      isUnconfirmed: refusal?.name === "UnverifiedEmailError",
    }
    return data(outcome, init ?? {})
  }
}
