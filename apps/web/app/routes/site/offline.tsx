import { paths } from "@wara/domain/site/paths"
import { offlineScript } from "../../features/offline/offline-script.ts"
import { OfflineView } from "../../features/offline/offline-view.tsx"
import { offlineTexts } from "../../features/offline/texts.ts"
import { isStandalone } from "../../layouts/document-head.tsx"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { useNonce } from "../../session/nonce.ts"
import type { Route } from "./+types/offline"

/** It is shown under other pages' addresses, whose routes the site's scripts would look up. */
export const handle = isStandalone

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { title, advice: description } = offlineTexts
  return buildPageMeta({
    site,
    path: paths.offline,
    title,
    description,
    robots: { index: false },
  })
}

/** The page that browsers store and show without a connection. */
export default function OfflinePage({ matches }: Route.ComponentProps) {
  return (
    <>
      <OfflineView siteName={matches[0].loaderData.site.name} />
      <script nonce={useNonce()}>{offlineScript}</script>
    </>
  )
}
