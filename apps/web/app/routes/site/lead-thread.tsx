import { randomUUID } from "node:crypto"
import { leadActionKey, leadThreadPath, paths } from "@wara/domain/site/paths"
import Link2Off from "lucide-react/icons/link-2-off"
import { data, Link, redirect } from "react-router"
import { describeOutcome } from "../../actions/account/run-ad-action.server.ts"
import { doneOf, readIntent, readLinkStep } from "../../actions/leads/lead-step.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import { followLeadLink, readLeadLink } from "../../backend/leads.server.ts"
import { readByCode } from "../../backend/mailed-code.server.ts"
import { DoneNotice, donePath, doneText } from "../../features/account/frame/done-notice.tsx"
import { offeredSteps } from "../../features/account/leads/lead-forms.ts"
import { leadDoneTexts, threadTexts } from "../../features/account/leads/texts.ts"
import { ThreadView } from "../../features/account/leads/thread-view.tsx"
import { formDataOf } from "../../forms/read-form.server.ts"
import { failForm, refuseForm } from "../../forms/refuse-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/lead-thread"

const noStore = { "Cache-Control": "no-store" }

/** A thread without an account, by the link of an e-mail [B10.3]. Opening it changes nothing. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const caller = context.get(requestFacts)
  const thread = await readByCode(params.code, () => readLeadLink(params.code, caller))
  const done = doneText(url.searchParams, leadDoneTexts)
  const asked = url.searchParams.get(leadActionKey)
  const offered = done === null ? (offeredSteps.find((step) => step === asked) ?? null) : null
  const isUsable = offered !== "confirm" || thread?.awaits_confirmation === true
  const page = {
    ...{ thread, done, offered: isUsable ? offered : null, messageKey: randomUUID() },
    isAnswering: asked === "reply" && done === null,
  }
  return data(page, { status: thread === null ? 410 : 200, headers: noStore })
}

const nothing = { fields: [], values: {}, errors: {}, failure: null }

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const [intent, step] = [readIntent(form), readLinkStep(form)]
  if (intent === null || step === null) return refuseForm(nothing)
  const path = leadThreadPath(params.code)
  try {
    await followLeadLink(params.code, step, context.get(requestFacts))
  } catch (error) {
    if (error instanceof BackendError && error.status === 410) return redirect(path, 303)
    return failForm(nothing, error, describeOutcome(error))
  }
  const done = doneOf[intent]
  return done === null ? null : redirect(donePath(path, done), 303)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const thread = loaderData?.thread ?? null
  const title = thread === null ? threadTexts.goneTitle : threadTexts.title(thread.subject)
  const { description } = threadTexts
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

export default function LeadThreadPage({ actionData, loaderData }: Route.ComponentProps) {
  const { done, isAnswering, messageKey, offered, thread } = loaderData
  if (thread === null) {
    return (
      <div className="wrap flex max-w-xl flex-col items-start gap-4 py-16">
        <Link2Off aria-hidden className="size-8 text-ink-soft" />
        <h1 className="text-2xl">{threadTexts.goneTitle}</h1>
        <p>{threadTexts.goneText}</p>
        <div className="flex flex-wrap gap-3">
          <Link to={paths.accountOwnLeads} className="button button-primary">
            {threadTexts.goToAccount}
          </Link>
          <Link to={paths.ads} className="button button-quiet">
            {threadTexts.goToAds}
          </Link>
        </div>
      </div>
    )
  }
  return (
    <div className="wrap flex max-w-4xl flex-col gap-5 py-8">
      <h1 className="text-2xl">{threadTexts.heading[thread.side]}</h1>
      {done === null ? null : <DoneNotice>{done}</DoneNotice>}
      <ThreadView
        thread={thread}
        messageKey={messageKey}
        templates={[]}
        isOwn={false}
        offered={offered}
        isAnswering={isAnswering}
        failure={actionData?.failure ?? null}
      />
    </div>
  )
}
