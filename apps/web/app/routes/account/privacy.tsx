import { paths } from "@wara/domain/site/paths"
import { data, type RouterContextProvider, redirect } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import {
  cancelDeletion,
  listConsents,
  requestDeletion,
  setNewsConsent,
} from "../../backend/account.server.ts"
import { proofForm } from "../../features/account/account-forms.server.ts"
import { keepIntent } from "../../features/account/frame/account-frame.tsx"
import { DoneNotice, donePath, doneText } from "../../features/account/frame/done-notice.tsx"
import {
  intentField,
  intents,
  PrivacyView,
  type ProofField,
  proofFields,
} from "../../features/account/security/privacy-view.tsx"
import { privacyDoneTexts, privacyTexts } from "../../features/account/security/texts.ts"
import { formDataOf, readForm, textOf } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import { requireAccount } from "../../guards/session-guards.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { type RequestFacts, requestFacts } from "../../session/request-context.server.ts"
import { FormFailure } from "../../ui/form-failure.tsx"
import type { Route } from "./+types/privacy"

export async function loader({ context, url }: Route.LoaderArgs) {
  const account = await requireAccount(context, paths.accountPrivacy)
  const { email, has_password, role, deletion_due_at } = account
  return {
    account: { email, has_password, role, deletion_due_at },
    consents: await listConsents(context.get(requestFacts)),
    done: doneText(url.searchParams, privacyDoneTexts),
  }
}

/**
 * Runs the action of one of the page's forms and returns the message to show; null for an unknown
 * form.
 */
async function runAdAction(form: FormData, caller: RequestFacts): Promise<string | null> {
  const intent = textOf(form, intentField)
  if (intent === keepIntent.value) {
    await cancelDeletion(caller)
    return "conservada"
  }
  if (intent !== intents.news) return null
  const granted = textOf(form, "granted") === "true"
  await setNewsConsent(granted, caller)
  return granted ? "novedades" : "sin-novedades"
}

function refused(
  { data: result, init }: ReturnType<typeof refuseForm<ProofField>>,
  ofDeletion: boolean,
) {
  return data({ ...result, ofDeletion }, init ?? {})
}

async function askForDeletion(form: FormData, context: Readonly<RouterContextProvider>) {
  try {
    const { has_password } = await requireAccount(context, paths.accountPrivacy)
    const read = readForm(form, proofForm(has_password ? "password" : "email"))
    if (read.parsed === null) return refused(refuseForm(read), true)
    await requestDeletion(read.parsed, context.get(requestFacts))
  } catch (error) {
    const read = readForm(form, proofForm("email"))
    return refused(failAccountForm({ ...read, errors: {} }, error, paths.accountPrivacy), true)
  }
  return redirect(donePath(paths.accountPrivacy, "pedida"), 303)
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  if (textOf(form, intentField) === intents.deletion) return askForDeletion(form, context)
  try {
    const done = await runAdAction(form, context.get(requestFacts))
    return redirect(
      done === null ? paths.accountPrivacy : donePath(paths.accountPrivacy, done),
      303,
    )
  } catch (error) {
    const nothing = { fields: proofFields, values: {}, errors: {}, failure: null }
    return refused(failAccountForm(nothing, error, paths.accountPrivacy), false)
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.accountPrivacy, ...privacyTexts })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function PrivacyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { account, consents, done } = loaderData
  return (
    <>
      {done === null || actionData ? null : <DoneNotice>{done}</DoneNotice>}
      {actionData?.ofDeletion === false ? <FormFailure>{actionData.failure}</FormFailure> : null}
      <PrivacyView
        account={account}
        consents={consents}
        result={actionData?.ofDeletion ? actionData : undefined}
      />
    </>
  )
}
