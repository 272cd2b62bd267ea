import type { AccountSummary } from "@wara/contract/account"
import type { AdPack } from "@wara/contract/catalog"
import { formatMoney } from "@wara/domain/money/money"
import { packSaving, pricePerAd } from "@wara/domain/packs/pack-saving"
import { paths } from "@wara/domain/site/paths"
import { buyPackPath } from "@wara/domain/site/payment-paths"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { PackCard } from "../../entities/pack/pack-card.tsx"
import { packTexts } from "../../entities/pack/texts.ts"
import { viewPacks } from "../../integrations/tags/pack-events.ts"
import { useTrack } from "../../integrations/tags/track.ts"
import { Star } from "../../ui/star.tsx"
import type { Offer } from "./checkout-quote.ts"
import { creditsText, packsTexts as texts } from "./texts.ts"

/** What publishing costs, the user's credits, and how it works. */
export function PacksView(props: {
  offer: Offer
  credits: AccountSummary["credits"]
  questions: ReactNode
}) {
  const { offer, credits } = props
  useTrack("packs", viewPacks(offer.packs))
  return (
    <div className="wrap flex flex-col gap-10 py-8 md:gap-14 md:py-12">
      <div>
        <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
        <p className="mt-2 max-w-text text-ink-soft text-lg">{texts.lead}</p>
        <Balance credits={credits} />
      </div>
      <div className="flex flex-col gap-4">
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {offer.packs.map((pack) => (
            <PackCard
              key={pack.id}
              pack={pack}
              heading="h2"
              perAd={<PricePerAd pack={pack} packs={offer.packs} />}
              facts={[
                { text: texts.ads(pack.ads) },
                { text: texts.featured(pack.featured), isLacking: pack.featured === 0 },
                { text: texts.days(pack.days) },
              ]}
              buttonClassName="button-primary"
            />
          ))}
        </ul>
        <FeaturedAlone price={offer.featuredPrice} />
      </div>
      <section aria-labelledby="como-funciona">
        <h2 id="como-funciona" className="text-xl">
          {texts.howTitle}
        </h2>
        <ul className="mt-5 grid gap-6 md:grid-cols-3">
          {texts.how.map(({ title, text }) => (
            <li key={title} className="border-copper border-t-2 pt-3">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="preguntas">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="preguntas" className="text-xl">
            {texts.questions}
          </h2>
          <Link
            to={paths.faq}
            className="inline-flex min-h-11 items-center text-sky hover:underline"
          >
            {texts.allQuestions}
          </Link>
        </div>
        {props.questions}
      </section>
    </div>
  )
}

function Balance({ credits }: { credits: AccountSummary["credits"] }) {
  const canPublish = credits.publication > 0
  const without = credits.free_used_elsewhere > 0 ? texts.balanceFreeUsed : texts.balanceNone
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card bg-sunken px-4 py-3.5">
      <p>
        {texts.balance} <strong className="font-semibold">{creditsText(credits)}</strong>.{" "}
        <span className="text-ink-soft">{canPublish ? texts.balanceUse : without}</span>
      </p>
      <div className="flex flex-wrap gap-x-6">
        {canPublish ? (
          <Link
            to={paths.postAd}
            className="inline-flex min-h-11 items-center font-medium text-sky hover:underline"
          >
            {texts.publish}
          </Link>
        ) : null}
        <Link
          to={paths.accountCredits}
          className="inline-flex min-h-11 items-center text-sky hover:underline"
        >
          {texts.movements}
        </Link>
      </div>
    </div>
  )
}

function FeaturedAlone({ price }: { price: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5">
      <div className="min-w-0 max-w-text">
        <h2 className="flex items-center gap-2 text-lg">
          <span aria-hidden className="grid size-7 place-items-center rounded-full bg-badge">
            <Star className="size-4 text-star" />
          </span>
          {texts.featuredTitle}
        </h2>
        <p className="mt-1 text-ink-soft">{texts.featuredText}</p>
      </div>
      <div className="flex grow flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:grow-0">
        <p>
          <span className="font-semibold text-xl tabular-nums">{formatMoney(price, "CLP")}</span>{" "}
          <span className="text-ink-soft text-sm">{packTexts.ivaIncluded}</span>
        </p>
        <Link
          to={buyPackPath({ pack: null, featured: true })}
          aria-label={texts.buyFeatured}
          className="button button-quiet"
        >
          {packTexts.buy}
        </Link>
      </div>
    </div>
  )
}

/** What one ad of a pack costs, and what the pack saves. */
function PricePerAd({ pack, packs }: { pack: AdPack; packs: readonly AdPack[] }) {
  const saving = packSaving(pack, packs)
  return (
    <p className="text-sm tabular-nums sm:min-h-15">
      <span className="font-medium">{packTexts.perAd(pricePerAd(pack))}</span>
      {saving ? (
        <span className="block text-ok">{texts.saving(saving.amount, saving.percent)}</span>
      ) : null}
    </p>
  )
}
