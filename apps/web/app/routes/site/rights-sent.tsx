import { paths } from "@wara/domain/site/paths"
import { ResultMessage } from "../../features/notices/result-message.tsx"
import { rightsPageTexts as texts } from "../../features/rights/texts.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import type { Route } from "./+types/rights-sent"

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { sentText: description, sentTitle: title } = texts
  return buildPageMeta({
    ...{ site, path: paths.rightsSent, title, description },
    robots: { index: false },
  })
}

export default function RightsSentPage() {
  return (
    <ResultMessage
      kind="success"
      title={texts.sentTitle}
      text={texts.sentText}
      action={{ to: paths.ads, text: texts.toAds }}
    />
  )
}
