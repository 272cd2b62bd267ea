import { questionSources } from "@wara/domain/figures/ad-signal"
import { data, type RouterContextProvider } from "react-router"
import { findAdBySlug } from "../../backend/ads.server.ts"
import { askSeller } from "../../backend/leads.server.ts"
import { type AskResult, sourceField } from "../../features/ads/ask/ask-fields.ts"
import {
  askKey,
  type KnownSender,
  readAskForm,
} from "../../features/ads/ask/read-ask-form.server.ts"
import { askTexts } from "../../features/ads/ask/texts.ts"
import { formDataOf, readBotToken, textOf } from "../../forms/read-form.server.ts"
import { failForm, refuseForm } from "../../forms/refuse-form.server.ts"
import { person } from "../../session/person.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import { describeOutcome } from "../account/run-ad-action.server.ts"

type Given = { request: Request; context: Readonly<RouterContextProvider>; slug: string }

const accepted = { values: {}, errors: {}, failure: null }

/** Sends the question of the form to the seller of the ad with this slug. */
export async function askOnPage({ context, request, slug }: Given) {
  const form = await formDataOf(request)
  // What a bot filled in is answered as if it had been sent.
  if (textOf(form, "website") !== "") {
    const sent = { documentId: "", awaits_confirmation: false }
    return data<AskResult>({ ...accepted, sent })
  }
  const sender = await findSender(context)
  const source = questionSources.find((known) => known === textOf(form, sourceField)) ?? "ad"
  const read = readAskForm(form, sender, source)
  if (read.parsed === null) return withoutReceipt(refuseForm(read))
  const ad = await findAdBySlug(slug)
  if (ad === null) return withoutReceipt(refuseForm(read, askTexts.ended, { status: 404 }))
  const lead = read.parsed
  const key = askKey(ad.id, lead, new Date())
  const caller = { ...context.get(requestFacts), botToken: readBotToken(form) }
  try {
    const sent = await askSeller({ adId: ad.id, lead, key }, caller)
    return data<AskResult>({ ...accepted, sent })
  } catch (error) {
    const messages = { UnknownError: askTexts.failed, ...describeOutcome(error) }
    return withoutReceipt(failForm(read, error, messages))
  }
}

/** A user asks with name, e-mail and phone of the account; null for a visitor. */
async function findSender(context: Given["context"]): Promise<KnownSender> {
  const account = await context.get(person).load()
  if (account === null) return null
  const { email, firstname, lastname, phone } = account
  const name = `${firstname} ${lastname}`.trim() || email.split("@")[0] || email
  return { name, email, phone: phone ?? "" }
}

function withoutReceipt({
  data: result,
  init,
}: ReturnType<typeof refuseForm<keyof AskResult["values"]>>) {
  return data<AskResult>({ ...result, sent: null }, init ?? {})
}
