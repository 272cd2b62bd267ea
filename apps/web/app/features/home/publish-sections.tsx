import type { AdPack } from "@wara/contract/catalog"
import { pricePerAd } from "@wara/domain/packs/pack-saving"
import { inviteText, inviteTitle, type Offer } from "@wara/domain/site/offer-texts"
import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { PackCard } from "../../entities/pack/pack-card.tsx"
import { packTexts } from "../../entities/pack/texts.ts"
import { Star } from "../../ui/star.tsx"
import { homeSteps, homeTexts } from "./texts.ts"

export function PackCards({ packs }: { packs: Omit<AdPack, "documentId">[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {packs.map((pack) => (
        <PackCard
          key={pack.id}
          pack={pack}
          heading="h3"
          perAd={
            <p className="text-ink-soft text-sm tabular-nums">
              {packTexts.perAd(pricePerAd(pack))}
            </p>
          }
          facts={[
            { text: homeTexts.packDays(pack.days) },
            { text: homeTexts.packFeatured(pack.featured), isLacking: pack.featured === 0 },
            { text: homeTexts.noExpiry },
          ]}
          buttonClassName="button-quiet"
        />
      ))}
    </ul>
  )
}

export function PublishSteps({ offer }: { offer: Offer }) {
  return (
    <ol className="grid gap-x-8 gap-y-6 md:grid-cols-3">
      {homeSteps(offer).map(({ title, text }, index) => (
        <li key={title} className="flex gap-4 border-line-strong border-t pt-5 md:flex-col">
          <span aria-hidden className="font-heading text-3xl text-copper leading-none">
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Invites visitors to register [S2.29]. */
export function RegisterPromo({ offer }: { offer: Offer }) {
  return (
    <section className="later-19 wrap pb-16 md:pb-24">
      <div className="relative overflow-hidden rounded-card bg-badge px-6 py-10 text-badge-ink md:px-12 md:py-14">
        <Star className="absolute top-1/2 -right-14 size-80 -translate-y-1/2 text-copper max-md:hidden" />
        <h2 className="max-w-text text-xl md:text-2xl">{inviteTitle(offer)}</h2>
        <p className="mt-2 mb-6 text-badge-soft text-lg">{inviteText(offer)}</p>
        <Link to={paths.register} className="button button-primary px-7">
          {homeTexts.promoButton}
        </Link>
      </div>
    </section>
  )
}
