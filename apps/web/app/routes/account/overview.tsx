import { paths } from "@wara/domain/site/paths"
import { type AccountNotice, readAccountNotice } from "@wara/domain/site/recent-event"
import { data } from "react-router"
import { loadSummary } from "../../backend/account.server.ts"
import { sendEmailConfirmation } from "../../backend/auth.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import { loadFiguresSummary } from "../../backend/figures.server.ts"
import { listLeads } from "../../backend/leads.server.ts"
import { optional } from "../../backend/loading.server.ts"
import { listOrders } from "../../backend/orders.server.ts"
import type { ConfirmationResult } from "../../entities/account/confirm-email-notice.tsx"
import { confirmEmailTexts } from "../../entities/account/texts.ts"
import { DoneNotice } from "../../features/account/frame/done-notice.tsx"
import { OverviewView } from "../../features/account/overview/overview-view.tsx"
import { arrivalTexts, overviewTexts, welcomeText } from "../../features/account/overview/texts.ts"
import { requireAccount } from "../../guards/session-guards.server.ts"
import { useSiteData } from "../../layouts/site-data.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import { Notice } from "../../ui/notice.tsx"
import type { Route } from "./+types/overview"

/** Number of orders in the overview. */
const lastOrders = 3

export async function loader({ context, url }: Route.LoaderArgs) {
  const { firstname } = await requireAccount(context, paths.account)
  const caller = context.get(requestFacts)
  const [summary, figures, orders, questions] = await Promise.all([
    loadSummary(caller),
    optional(loadFiguresSummary(caller), null),
    // The page works without the orders.
    listOrders({ state: null, page: 1 }, caller).catch(() => null),
    optional(listLeads({ side: "seller", tab: "new", page: 1 }, caller), null),
  ])
  return {
    firstname,
    summary,
    figures,
    newQuestions: questions?.meta.counts.new ?? 0,
    orders: orders?.orders.slice(0, lastOrders) ?? null,
    arrival: readAccountNotice(url.searchParams),
  }
}

/** Resends the e-mail that confirms the address; every account page can request it. */
export async function action({ context }: Route.ActionArgs) {
  const { email, confirmed } = await requireAccount(context, paths.account)
  const answer = (message: string, init = {}) => data<ConfirmationResult>({ message }, init)
  if (confirmed) return answer(confirmEmailTexts.alreadyConfirmed)
  try {
    await sendEmailConfirmation(email, context.get(requestFacts))
    return answer(confirmEmailTexts.sent(email))
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    const { status, retryAfter } = error
    if (status !== 429) return answer(confirmEmailTexts.sendFailed, { status })
    const headers = retryAfter === null ? {} : { "Retry-After": retryAfter }
    const wait = confirmEmailTexts.tooSoon(Number(retryAfter ?? 60))
    return answer(wait, { status, headers })
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.account, ...overviewTexts })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function OverviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { arrival, ...view } = loaderData
  return (
    <>
      {actionData ? <Notice kind="info">{actionData.message}</Notice> : null}
      {arrival === null ? null : <Arrival notice={arrival} />}
      <OverviewView {...view} />
    </>
  )
}

function Arrival({ notice }: { notice: AccountNotice }) {
  const { offer } = useSiteData()
  const text = notice === "welcome" ? welcomeText(offer) : arrivalTexts[notice]
  if (notice === "log-out-first") return <Notice kind="info">{text}</Notice>
  return <DoneNotice>{text}</DoneNotice>
}
