import { paths } from "@wara/domain/site/paths"
import { redirect } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import { listSearchChoices } from "../../actions/alerts/list-search-choices.server.ts"
import { readAlertIntent, readOwnerStep } from "../../actions/alerts/read-alert-form.server.ts"
import { listOwnAlerts, performAlertStep } from "../../backend/alerts.server.ts"
import { DoneNotice, donePath, doneText } from "../../features/account/frame/done-notice.tsx"
import { alertDoneOf, alertField } from "../../features/alerts/alert-intents.ts"
import { OwnAlertsView } from "../../features/alerts/own-alerts-view.tsx"
import { alertDoneTexts, alertSearchTexts, ownAlertsTexts } from "../../features/alerts/texts.ts"
import { formDataOf, textOf } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { person } from "../../session/person.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/alerts"

/** The alerts of the account's confirmed address [B10.38]. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const account = await context.get(person).load()
  return {
    alerts: await listOwnAlerts(context.get(requestFacts)),
    choices: await listSearchChoices(),
    isConfirmed: account?.confirmed === true,
    done: doneText(url.searchParams, alertDoneTexts),
  }
}

const nothing = { fields: [], values: {}, errors: {}, failure: null }

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const intent = readAlertIntent(form)
  if (intent === null) return refuseForm(nothing)
  const step = readOwnerStep(form, intent)
  if (step === null) return refuseForm(nothing, alertSearchTexts.unclear)
  try {
    await performAlertStep(textOf(form, alertField), step, context.get(requestFacts))
  } catch (error) {
    return failAccountForm(nothing, error, paths.accountAlerts)
  }
  return redirect(donePath(paths.accountAlerts, alertDoneOf[intent] ?? ""), 303)
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.accountAlerts, ...ownAlertsTexts })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function OwnAlertsPage({ actionData, loaderData }: Route.ComponentProps) {
  const { alerts, choices, done, isConfirmed } = loaderData
  return (
    <>
      {done === null || actionData ? null : <DoneNotice>{done}</DoneNotice>}
      <OwnAlertsView
        alerts={alerts}
        choices={choices}
        isConfirmed={isConfirmed}
        failure={actionData?.failure ?? null}
      />
    </>
  )
}
