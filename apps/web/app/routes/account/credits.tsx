import { paths } from "@wara/domain/site/paths"
import { redirect } from "react-router"
import { loadSummary } from "../../backend/account.server.ts"
import { listMovements } from "../../backend/orders.server.ts"
import { CreditsView, creditsPath } from "../../features/account/credits/credits-view.tsx"
import { creditPageTexts } from "../../features/account/credits/texts.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/credits"

export async function loader({ context, url }: Route.LoaderArgs) {
  const caller = context.get(requestFacts)
  const asked = url.searchParams.get("page") ?? ""
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
  const [{ movements, pagination }, { credits }] = await Promise.all([
    listMovements(page, caller),
    loadSummary(caller),
  ])
  const { pageCount } = pagination
  if (page > 1 && page > pageCount) throw redirect(creditsPath(Math.max(1, pageCount)))
  return { credits, movements, pagination }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.accountCredits, ...creditPageTexts })
}

export default function CreditsPage({ loaderData }: Route.ComponentProps) {
  return <CreditsView {...loaderData} />
}
