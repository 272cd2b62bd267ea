import { paths } from "@wara/domain/site/paths"
import { ResultMessage } from "../../features/notices/result-message.tsx"
import { summaryTexts } from "../../features/post-ad/post-ad-texts.ts"
import { accountMeta } from "../account/account-meta.ts"
import type { Route } from "./+types/error"

export function meta({ matches }: Route.MetaArgs) {
  const { failedTitle: title, failedText: lead } = summaryTexts
  return accountMeta(matches[0].loaderData.site, { path: paths.postAdError, title, lead })
}

export default function PostAdErrorPage() {
  return (
    <div className="wrap py-8">
      <ResultMessage
        kind="failure"
        title={summaryTexts.failedTitle}
        text={summaryTexts.failedText}
        action={{ to: paths.postAdSummary, text: summaryTexts.backToSummary }}
      />
    </div>
  )
}
