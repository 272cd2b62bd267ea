import { randomUUID } from "node:crypto"
import { accountLeadPath, paths } from "@wara/domain/site/paths"
import { Link, redirect } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import { describeOutcome } from "../../actions/account/run-ad-action.server.ts"
import { doneOf, readIntent, readOwnStep } from "../../actions/leads/lead-step.server.ts"
import { listLeadTemplates, performLeadStep, readOwnLead } from "../../backend/leads.server.ts"
import { DoneNotice, donePath, doneText } from "../../features/account/frame/done-notice.tsx"
import { PageHead } from "../../features/account/frame/page-parts.tsx"
import { leadDoneTexts, threadTexts } from "../../features/account/leads/texts.ts"
import { ThreadView } from "../../features/account/leads/thread-view.tsx"
import { formDataOf } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/lead"

/** One thread of the account. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const caller = context.get(requestFacts)
  const thread = await readOwnLead(params.lead, caller)
  const templates = thread.side === "seller" ? await listLeadTemplates(caller) : []
  const done = doneText(url.searchParams, leadDoneTexts)
  return { thread, templates, done, messageKey: randomUUID() }
}

const nothing = { fields: [], values: {}, errors: {}, failure: null }

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const [intent, step] = [readIntent(form), readOwnStep(form)]
  if (intent === null || step === null) return refuseForm(nothing)
  const path = accountLeadPath(params.lead)
  try {
    await performLeadStep(params.lead, step, context.get(requestFacts))
  } catch (error) {
    return failAccountForm(nothing, error, path, describeOutcome(error))
  }
  const done = doneOf[intent]
  return done === null ? null : redirect(donePath(path, done), 303)
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const title = loaderData ? threadTexts.title(loaderData.thread.subject) : threadTexts.back
  const page = { path: accountLeadPath(params.lead), title, lead: threadTexts.description }
  return accountMeta(matches[0].loaderData.site, page)
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function LeadPage({ actionData, loaderData }: Route.ComponentProps) {
  const { done, messageKey, templates, thread } = loaderData
  const back = thread.side === "seller" ? paths.accountLeads : paths.accountOwnLeads
  return (
    <>
      <Link
        to={back}
        className="inline-flex min-h-11 w-fit items-center text-sky text-sm hover:underline"
      >
        {threadTexts.back}
      </Link>
      <PageHead title={threadTexts.title(thread.subject)} />
      {done === null ? null : <DoneNotice>{done}</DoneNotice>}
      <ThreadView
        thread={thread}
        messageKey={messageKey}
        templates={templates}
        isOwn
        offered={null}
        failure={actionData?.failure ?? null}
      />
    </>
  )
}
