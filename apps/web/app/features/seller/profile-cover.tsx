import type { SellerProfile } from "@wara/contract/seller"
import { deliveredImageUrl } from "@wara/domain/site/image-variants"
import { Star } from "../../ui/star.tsx"

/** The seller's own picture across the page, or the house's star on plain ground. */
export function ProfileCover({ cover }: { cover: SellerProfile["cover"] }) {
  const shape = "h-36 w-full sm:h-56 md:rounded-card"
  if (cover === null) {
    return (
      <div aria-hidden className={`${shape} relative overflow-hidden bg-badge`}>
        <Star className="absolute -top-1/3 -right-8 h-[160%] text-copper opacity-90" />
      </div>
    )
  }
  return (
    <img
      src={deliveredImageUrl(cover.formats.large?.url ?? cover.url, "")}
      alt=""
      width={cover.width}
      height={cover.height}
      fetchPriority="high"
      className={`${shape} bg-sunken object-cover`}
    />
  )
}
