import { rightsRequestSchema } from "@wara/domain/privacy/rights-schema"
import { paths } from "@wara/domain/site/paths"
import { data, type RouterContextProvider, redirect } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import { cancelDeletion, listConsents, requestDeletion } from "../../backend/account.server.ts"
import {
  blockData,
  listRights,
  sendOwnRights,
  unblockData,
  withdrawRights,
} from "../../backend/rights.server.ts"
import { type RightsFieldName, rightsFieldNames } from "../../entities/rights/rights-fields.tsx"
import { proofForm } from "../../features/account/account-forms.server.ts"
import { keepIntent } from "../../features/account/frame/account-frame.tsx"
import { DoneNotice, donePath, doneText } from "../../features/account/frame/done-notice.tsx"
import type { OwnRightsResult } from "../../features/account/rights/own-requests.tsx"
import {
  privacyIntent,
  privacyIntents,
  withdrawnField,
} from "../../features/account/rights/privacy-intents.ts"
import { PrivacyView, type ProofField } from "../../features/account/security/privacy-view.tsx"
import { privacyDoneTexts, privacyTexts } from "../../features/account/security/texts.ts"
import { contentKey } from "../../forms/content-key.server.ts"
import { formDataOf, readForm, textOf } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import type { FormResult } from "../../forms/use-form.ts"
import { requireAccount } from "../../guards/session-guards.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { type RequestFacts, requestFacts } from "../../session/request-context.server.ts"
import { FormFailure } from "../../ui/form-failure.tsx"
import type { Route } from "./+types/privacy"

export async function loader({ context, url }: Route.LoaderArgs) {
  const account = await requireAccount(context, paths.accountPrivacy)
  const { data_blocked_at, deletion_due_at, email, has_password, role } = account
  const caller = context.get(requestFacts)
  const [consents, requests] = await Promise.all([listConsents(caller), listRights(caller)])
  return {
    account: { email, has_password, role, data_blocked_at, deletion_due_at },
    consents,
    requests,
    done: doneText(url.searchParams, privacyDoneTexts),
  }
}

/**
 * Runs the action of one of the page's buttons and returns the message to show; null for an unknown
 * one.
 */
async function runButton(form: FormData, caller: RequestFacts): Promise<string | null> {
  switch (textOf(form, privacyIntent)) {
    case keepIntent.value:
      await cancelDeletion(caller)
      return "conservada"
    case privacyIntents.block:
      await blockData(caller)
      return "bloqueados"
    case privacyIntents.unblock:
      await unblockData(caller)
      return "desbloqueados"
    case privacyIntents.withdraw:
      await withdrawRights(textOf(form, withdrawnField), caller)
      return "retirada"
    default:
      return null
  }
}

/** The forms of the page, of which an answer belongs to one. */
type Refused = {
  of: "deletion" | "request" | "button"
  deletion?: FormResult<ProofField>
  request?: OwnRightsResult
  failure: string | null
}

function refused(answer: Refused, init: ResponseInit | null) {
  return data(answer, init ?? {})
}

async function sendRequest(form: FormData, caller: RequestFacts) {
  const read = readForm(form, { fields: rightsFieldNames, schema: rightsRequestSchema })
  const refuse = ({ data: request, init }: ReturnType<typeof refuseForm<RightsFieldName>>) =>
    refused({ of: "request", request, failure: null }, init)
  if (read.parsed === null) return refuse(refuseForm(read))
  const key = contentKey([caller.token, read.parsed], new Date())
  try {
    await sendOwnRights(read.parsed, key, caller)
  } catch (error) {
    return refuse(failAccountForm(read, error, paths.accountPrivacy))
  }
  return redirect(donePath(paths.accountPrivacy, "enviada"), 303)
}

async function askForDeletion(form: FormData, context: Readonly<RouterContextProvider>) {
  const refuse = ({ data: deletion, init }: ReturnType<typeof refuseForm<ProofField>>) =>
    refused({ of: "deletion", deletion, failure: null }, init)
  try {
    const { has_password } = await requireAccount(context, paths.accountPrivacy)
    const read = readForm(form, proofForm(has_password ? "password" : "email"))
    if (read.parsed === null) return refuse(refuseForm(read))
    await requestDeletion(read.parsed, context.get(requestFacts))
  } catch (error) {
    const read = readForm(form, proofForm("email"))
    return refuse(failAccountForm({ ...read, errors: {} }, error, paths.accountPrivacy))
  }
  return redirect(donePath(paths.accountPrivacy, "pedida"), 303)
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const intent = textOf(form, privacyIntent)
  if (intent === privacyIntents.deletion) return askForDeletion(form, context)
  const caller = context.get(requestFacts)
  if (intent === privacyIntents.request) return sendRequest(form, caller)
  try {
    const done = await runButton(form, caller)
    return redirect(
      done === null ? paths.accountPrivacy : donePath(paths.accountPrivacy, done),
      303,
    )
  } catch (error) {
    const nothing = { fields: [], values: {}, errors: {}, failure: null }
    const { data: failed, init } = failAccountForm(nothing, error, paths.accountPrivacy)
    return refused({ of: "button", failure: failed.failure }, init)
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.accountPrivacy, ...privacyTexts })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function PrivacyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, ...shown } = loaderData
  return (
    <>
      {done === null || actionData ? null : <DoneNotice>{done}</DoneNotice>}
      <FormFailure>{actionData?.failure}</FormFailure>
      <PrivacyView {...shown} result={actionData?.deletion} requestResult={actionData?.request} />
    </>
  )
}
