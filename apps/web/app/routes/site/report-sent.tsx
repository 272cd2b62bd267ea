import { paths } from "@wara/domain/site/paths"
import { ResultMessage } from "../../features/notices/result-message.tsx"
import { reportTexts as texts } from "../../features/report/texts.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import type { Route } from "./+types/report-sent"

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { sentText: description, sentTitle: title } = texts
  const robots = { index: false }
  return buildPageMeta({ site, path: paths.reportSent, title, description, robots })
}

export default function ReportSentPage() {
  return (
    <ResultMessage
      kind="success"
      title={texts.sentTitle}
      text={texts.sentText}
      action={{ to: paths.ads, text: texts.toAds }}
    />
  )
}
