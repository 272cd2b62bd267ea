import { paths } from "@wara/domain/site/paths"
import { loadAccessReport } from "../../backend/rights.server.ts"
import { AccessReportView } from "../../features/account/rights/access-report-view.tsx"
import { accessReportTexts } from "../../features/account/rights/texts.ts"
import { requireAccount } from "../../guards/session-guards.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/access-report"

export async function loader({ context }: Route.LoaderArgs) {
  await requireAccount(context, paths.accountReport)
  return { report: await loadAccessReport(context.get(requestFacts)) }
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  return accountMeta(site, { path: paths.accountReport, ...accessReportTexts })
}

export default function AccessReportPage({ loaderData }: Route.ComponentProps) {
  return <AccessReportView report={loaderData.report} />
}
