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
  const [sessions, logIns] = await Promise.all([listSessions(caller), listLogIns(caller)])
  return { sessions, logIns, done: doneText(url.searchParams, sessionDoneTexts) }
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
  const { sessions, logIns, done } = loaderData
  return (
    <>
      {done === null || actionData ? null : <DoneNotice>{done}</DoneNotice>}
      <SessionsView sessions={sessions} logIns={logIns} failure={actionData?.failure ?? null} />
    </>
  )
}
