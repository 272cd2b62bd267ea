import { alertActionKey, alertPath, paths } from "@wara/domain/site/paths"
import Link2Off from "lucide-react/icons/link-2-off"
import { data, Link, redirect } from "react-router"
import { describeOutcome } from "../../actions/account/run-ad-action.server.ts"
import { listSearchChoices } from "../../actions/alerts/list-search-choices.server.ts"
import { readAlertIntent, readOwnerStep } from "../../actions/alerts/read-alert-form.server.ts"
import { followAlertLink, readAlertLink } from "../../backend/alerts.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import { readByCode } from "../../backend/mailed-code.server.ts"
import { DoneNotice, donePath, doneText } from "../../features/account/frame/done-notice.tsx"
import { alertDoneOf } from "../../features/alerts/alert-intents.ts"
import { AlertView } from "../../features/alerts/alert-view.tsx"
import {
  alertDoneTexts,
  alertSearchTexts,
  alertViewTexts as texts,
} from "../../features/alerts/texts.ts"
import { formDataOf } from "../../forms/read-form.server.ts"
import { failForm, refuseForm } from "../../forms/refuse-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/alert"

/** An alert without an account, by the link of an e-mail [B10.35]. Opening it changes nothing. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const caller = context.get(requestFacts)
  const [alert, choices] = await Promise.all([
    readByCode(params.code, () => readAlertLink(params.code, caller)),
    listSearchChoices(),
  ])
  const done = doneText(url.searchParams, alertDoneTexts)
  const offersStop = done === null && url.searchParams.get(alertActionKey) === "detener"
  const status = alert === null ? 410 : 200
  return data(
    { alert, choices, done, offersStop },
    { status, headers: { "Cache-Control": "no-store" } },
  )
}

const nothing = { fields: [], values: {}, errors: {}, failure: null }

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const intent = readAlertIntent(form)
  if (intent === null) return refuseForm(nothing)
  const step = readOwnerStep(form, intent)
  if (step === null) return refuseForm(nothing, alertSearchTexts.unclear)
  const path = alertPath(params.code)
  try {
    await followAlertLink(params.code, step, context.get(requestFacts))
  } catch (error) {
    if (error instanceof BackendError && error.status === 410) return redirect(path, 303)
    return failForm(nothing, error, describeOutcome(error))
  }
  const done = alertDoneOf[intent]
  return done === null ? null : redirect(donePath(path, done), 303)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const title = loaderData?.alert ? texts.title : texts.goneTitle
  const { description } = texts
  return [
    ...buildPageMeta({ site, path: paths.home, title, description, robots: { index: false } }),
    // The address contains a code; a stricter policy would also hide the origin of form posts.
    { name: "referrer", content: "same-origin" },
  ]
}

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const all = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders) all.set(name, value)
  return all
}

export default function AlertPage({ actionData, loaderData }: Route.ComponentProps) {
  const { alert, choices, done, offersStop } = loaderData
  if (alert === null) {
    return (
      <div className="wrap flex max-w-xl flex-col items-start gap-4 py-16">
        <Link2Off aria-hidden className="size-8 text-ink-soft" />
        <h1 className="text-2xl">{texts.goneTitle}</h1>
        <p>{texts.goneText}</p>
        <Link to={paths.ads} className="button button-primary">
          {texts.goToAds}
        </Link>
      </div>
    )
  }
  return (
    <div className="wrap flex max-w-3xl flex-col gap-5 py-8">
      <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
      {done === null || actionData ? null : <DoneNotice>{done}</DoneNotice>}
      <AlertView
        alert={alert}
        offersStop={offersStop}
        choices={choices}
        failure={actionData?.failure ?? null}
      />
    </div>
  )
}
