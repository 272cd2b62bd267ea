import { paths } from "@wara/domain/site/paths"
import { redirect } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import {
  endOtherSessions,
  endSession,
  listLogIns,
  listSessions,
} from "../../backend/account.server.ts"
import { DoneNotice, donePath, doneText } from "../../features/account/frame/done-notice.tsx"
import { activityPath } from "../../features/account/security/log-in-list.tsx"
import {
  allOthers,
  SessionsView,
  sessionField,
} from "../../features/account/security/sessions-view.tsx"
import { sessionDoneTexts, sessionTexts } from "../../features/account/security/texts.ts"
import { formDataOf, textOf } from "../../forms/read-form.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/sessions"

export async function loader({ context, url }: Route.LoaderArgs) {
  const caller = context.get(requestFacts)
  const asked = url.searchParams.get("page") ?? ""
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
  const [sessions, activity] = await Promise.all([listSessions(caller), listLogIns(page, caller)])
  const { pageCount } = activity.pagination
  if (page > 1 && page > pageCount) throw redirect(activityPath(Math.max(1, pageCount)))
  return { sessions, activity, done: doneText(url.searchParams, sessionDoneTexts) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const caller = context.get(requestFacts)
  const chosen = textOf(await formDataOf(request), sessionField)
  try {
    if (chosen === allOthers) await endOtherSessions(caller)
    else if (chosen !== "") await endSession(chosen, caller)
  } catch (error) {
    const nothing = { fields: [], values: {}, errors: {}, failure: null }
    return failAccountForm(nothing, error, paths.accountSessions)
  }
  if (chosen === "") return redirect(paths.accountSessions, 303)
  return redirect(
    donePath(paths.accountSessions, chosen === allOthers ? "cerradas" : "cerrada"),
    303,
  )
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.accountSessions, ...sessionTexts })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function SessionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, activity, done } = loaderData
  return (
    <>
      {done === null || actionData ? null : <DoneNotice>{done}</DoneNotice>}
      <SessionsView sessions={sessions} activity={activity} failure={actionData?.failure ?? null} />
    </>
  )
}
