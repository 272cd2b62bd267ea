import { sellerLine } from "@wara/domain/accounts/display-names"
import { cardName } from "@wara/domain/ads/ad-name"
import { adPath, slugPath } from "@wara/domain/site/paths"
import ImageOff from "lucide-react/icons/image-off"
import { Link } from "react-router"
import { prefetched } from "../../../browser/prefetch/prefetched.ts"
import { HeartSlot } from "../../favourites/heart-slot.tsx"
import { type CardAd, cardPhoto, type CardSeller as ShownSeller } from "./card-ad.ts"
import { largePhotoSizes } from "./card-density.ts"
import { AdPrice, CategoryLink, FeaturedBadge, PriceDropMark } from "./card-parts.tsx"
import { Picture, type Urgency } from "./picture.tsx"
import { cardTexts } from "./texts.ts"

/** What a card needs besides its ad: the viewer, and the profile that it is shown on. */
export type CardReader = {
  /** The logged-in user, or null for a visitor. */
  viewer: object | null
  profileUsername?: string | null
}

/**
 * An ad in a list [S2.35]. The name's link covers the whole card; other links are layered above it.
 */
export function AdCard({
  ad,
  viewer,
  profileUsername = null,
  urgency = "later",
  photoSizes = largePhotoSizes,
  onOpen,
}: CardReader & {
  ad: CardAd
  urgency?: Urgency
  photoSizes?: string
  onOpen?: (() => void) | undefined
}) {
  const facts = [placeOf(ad), ad.year === 0 ? undefined : String(ad.year)]
  return (
    <article className="relative flex h-full flex-col overflow-hidden compact:flex-row rounded-card border border-line bg-surface transition-colors duration-150 has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-sky hover:border-ink-soft">
      <div className="compact:relative compact:m-2.5 compact:mr-0 compact:aspect-square compact:w-[min(7.5rem,34%)] compact:shrink-0 compact:self-start compact:overflow-hidden compact:rounded-control compact:sm:w-40">
        <AdCardPhoto ad={ad} urgency={urgency} sizes={photoSizes} />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1 px-4 pt-3 pb-4 compact:gap-0.5 compact:px-3 compact:py-2.5">
        <AdPrice ad={ad} className="text-xl compact:text-lg" />
        <PriceDropMark ad={ad} />
        <h3 className="line-clamp-2 leading-snug font-normal text-pretty [font-stretch:100%]">
          <Link
            to={adPath(ad.slug)}
            {...prefetched}
            onClick={onOpen}
            className="outline-none after:absolute after:inset-0"
          >
            {cardName(ad.name)}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
        <div className="mt-auto flex flex-col gap-1 pt-3 print:pt-0 compact:gap-0 compact:pt-1 compact:pr-9">
          {ad.category ? (
            <div className="print:hidden">
              <CategoryLink category={ad.category} />
            </div>
          ) : null}
          <CardSeller
            seller={ad.user ?? null}
            isLoggedIn={viewer !== null}
            profileUsername={profileUsername}
          />
        </div>
      </div>
      {/* Above the photograph, and after the link for keyboards and screen readers. */}
      {ad.ad_featured_reservation ? (
        <FeaturedBadge className="absolute top-3 left-3 z-1 compact:top-1 compact:left-1" />
      ) : null}
      <HeartSlot
        ad={ad}
        viewer={viewer}
        className="absolute top-2 right-2 z-1 compact:top-auto compact:right-1 compact:bottom-1"
      />
    </article>
  )
}

function placeOf({ commune, distanceKm }: CardAd): string | undefined {
  if (commune == null || distanceKm === undefined) return commune?.name
  return cardTexts.away(commune.name, distanceKm)
}

/** The photograph of a card, 400 × 300 [S2.33]. */
function AdCardPhoto(props: { ad: CardAd; urgency: Urgency; sizes: string }) {
  const { ad, urgency, sizes } = props
  const photo = cardPhoto(ad)
  if (photo === null) {
    return (
      <div className="flex aspect-4/3 flex-col items-center justify-center gap-2 bg-sunken text-sm text-ink-soft compact:aspect-auto compact:h-full">
        <ImageOff aria-hidden className="size-8" strokeWidth={1.25} />
        {cardTexts.noPhoto}
      </div>
    )
  }
  return (
    <Picture
      src={photo.url}
      sourceWidth={photo.width}
      alt={photo.alt}
      width={400}
      height={300}
      sizes={sizes}
      urgency={urgency}
      className="aspect-4/3 w-full bg-sunken object-cover compact:absolute compact:inset-0 compact:aspect-auto compact:size-full"
    />
  )
}

/** The seller, as far as the viewer may see them [S2.36]. */
function CardSeller(props: {
  seller: ShownSeller | null
  isLoggedIn: boolean
  profileUsername: string | null
}) {
  const line = sellerLine(props)
  if (line.kind === "none") return null
  if (line.kind === "log-in")
    return <p className="text-xs text-ink-soft print:hidden">{cardTexts.logInToSeeSeller}</p>
  return (
    <p className="text-xs text-ink-soft">
      <Link
        to={slugPath(line.username)}
        className="relative inline-block py-1 text-sky hover:underline"
      >
        {cardTexts.by} {line.firstname}
      </Link>
    </p>
  )
}
