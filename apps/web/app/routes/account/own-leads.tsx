import { paths } from "@wara/domain/site/paths"
import { listLeads } from "../../backend/leads.server.ts"
import { readLeadsPlace } from "../../features/account/leads/leads-place.ts"
import { OwnLeadsView } from "../../features/account/leads/leads-view.tsx"
import { ownLeadsTexts } from "../../features/account/leads/texts.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/own-leads"

/** The questions that a user asked [B10.13]. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { page } = readLeadsPlace(url.searchParams)
  const call = { side: "buyer", tab: "all", page } as const
  const place = { tab: "all", ad: null, page } as const
  return { place, page: await listLeads(call, context.get(requestFacts)) }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.accountOwnLeads, ...ownLeadsTexts })
}

export default function OwnLeadsPage({ loaderData }: Route.ComponentProps) {
  return <OwnLeadsView {...loaderData} />
}
