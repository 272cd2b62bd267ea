import { paths } from "@wara/domain/site/paths"
import { findOwnAd } from "../../backend/own-ads.server.ts"
import { ResultMessage } from "../../features/notices/result-message.tsx"
import { ForgetDraft } from "../../features/post-ad/draft/forget-draft.tsx"
import { adKey } from "../../features/post-ad/summary/ad-key.ts"
import { thanksTexts } from "../../features/post-ad/summary/thanks-texts.ts"
import { requireAccount } from "../../guards/require-account.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import { accountMeta } from "../account/account-meta.ts"
import type { Route } from "./+types/thanks"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: owner } = await requireAccount(context, paths.postAdThanks)
  const asked = Number(url.searchParams.get(adKey))
  const isNumber = Number.isInteger(asked) && asked > 0 && asked < 2 ** 31
  const ad = isNumber ? await findOwnAd(asked, context.get(requestFacts)).catch(() => null) : null
  // Only a draft that was really sent is forgotten.
  const isSent = ad !== null && ad.state !== "draft" && ad.state !== "awaiting_payment"
  return { owner, sent: isSent ? ad.id : null }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.postAdThanks, ...thanksTexts })
}

export default function PostAdThanksPage({ loaderData: { owner, sent } }: Route.ComponentProps) {
  return (
    <div className="wrap py-8">
      {sent === null ? null : <ForgetDraft owner={owner} ad={sent} />}
      <ResultMessage kind="success" />
    </div>
  )
}
