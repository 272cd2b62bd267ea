import type { ReactNode } from "react"
import { ConfirmEmailNotice } from "../../features/account/frame/confirm-email-notice.tsx"
import { AdCard } from "../../features/ads/card/ad-card.tsx"
import { PriceBlock } from "../../features/ads/detail/price-block.tsx"
import { SpecSheet } from "../../features/ads/detail/spec-sheet.tsx"
import { TypedDescription } from "../../features/ads/detail/typed-description.tsx"
import { AdGallery } from "../../features/ads/gallery/ad-gallery.tsx"
import { CategoryIcon } from "../../features/home/category-icon.tsx"
import type { PostingViews, PreviewAd } from "../../features/post-ad/posting.ts"

/** A logged-in user who does not own the ad, so that the seller data is shown. */
const reader = {}

function Detail({ ad }: { ad: PreviewAd }): ReactNode {
  return (
    <div className="flex flex-col gap-8">
      <AdGallery images={ad.gallery ?? []} name={ad.name} />
      <PriceBlock ad={ad} conversions={[]} />
      <TypedDescription text={ad.description} />
      <SpecSheet ad={ad} />
    </div>
  )
}

/** Components of other features that the new-ad pages use. */
export const postingViews: PostingViews = {
  card: (ad) => <AdCard ad={ad} viewer={reader} />,
  detail: (ad) => <Detail ad={ad} />,
  categoryIcon: (name) => <CategoryIcon name={name} className="size-5" />,
  confirmEmail: (email) => <ConfirmEmailNotice email={email} />,
}
