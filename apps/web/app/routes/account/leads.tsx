import { paths } from "@wara/domain/site/paths"
import { listLeads } from "../../backend/leads.server.ts"
import { readLeadsPlace } from "../../features/account/leads/leads-place.ts"
import { InboxView } from "../../features/account/leads/leads-view.tsx"
import { inboxTexts } from "../../features/account/leads/texts.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/leads"

/** The questions that a seller got [B10.12]. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const place = readLeadsPlace(url.searchParams)
  const { ad, ...rest } = place
  const call = { ...rest, side: "seller", ...(ad === null ? {} : { ad }) } as const
  return { place, page: await listLeads(call, context.get(requestFacts)) }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.accountLeads, ...inboxTexts })
}

export default function LeadsPage({ loaderData }: Route.ComponentProps) {
  return <InboxView {...loaderData} />
}
