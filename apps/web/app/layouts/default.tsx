import type { Offer } from "@wara/domain/site/offer-texts"
import { Outlet } from "react-router"
import { loadQuietly } from "../browser/reload/reload.ts"
import { useLoaded } from "../browser/use-loaded.ts"
import { useSiteData } from "./site-data.ts"
import { SiteFrame } from "./site-frame.tsx"

export default function DefaultLayout() {
  const { offer, viewer } = useSiteData()
  return (
    <SiteFrame>
      <Outlet />
      <LaterPromotion isVisitor={viewer === null} offer={offer} />
    </SiteFrame>
  )
}

/** Loaded after the page, because it waits until the page rests; never for users. */
function LaterPromotion({ isVisitor, offer }: { isVisitor: boolean; offer: Offer }) {
  const loaded = useLoaded(isVisitor, {
    load: () => loadQuietly(() => import("../features/promotion/promotion.tsx")),
  })
  return loaded === null ? null : <loaded.Promotion isVisitor={isVisitor} offer={offer} />
}
