import type { AdPack } from "@wara/contract/catalog"
import { formatMoney } from "@wara/domain/money/money"
import { featuredSource } from "@wara/domain/orders/quote"
import { ownCredit } from "@wara/domain/orders/quote-draft"
import { packSaving, pricePerAd } from "@wara/domain/packs/pack-saving"
import type { ReactNode } from "react"
import { Star } from "../../../ui/star.tsx"
import type { PostingPrices } from "../posting.ts"
import { costTexts as texts } from "../texts.ts"

function Option(props: {
  value: number
  isChosen: boolean
  onChoose: (pack: number) => void
  children: ReactNode
}) {
  const { value, isChosen, onChoose } = props
  return (
    <label className="flex items-start gap-3 rounded-card border border-line-strong bg-surface p-4 hover:border-ink-soft has-checked:border-copper has-checked:bg-copper-tint has-focus-visible:outline-2 has-focus-visible:outline-sky has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="pack"
        value={value}
        checked={isChosen}
        onChange={() => onChoose(value)}
        className="mt-1 size-4 shrink-0 accent-copper outline-none"
      />
      {props.children}
    </label>
  )
}

function PackOption(props: {
  pack: AdPack
  packs: readonly AdPack[]
  isChosen: boolean
  onChoose: (pack: number) => void
}) {
  const { pack, packs } = props
  const { id, price, ads, featured, days } = pack
  const saving = packSaving(pack, packs)
  const facts = [
    texts.days(days),
    ...(featured > 0 ? [texts.withFeatured(featured)] : []),
    ...(ads > 1 ? [texts.noExpiry] : []),
  ]
  return (
    <Option value={id} isChosen={props.isChosen} onChoose={props.onChoose}>
      <span className="flex min-w-0 grow flex-col gap-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{texts.ads(ads)}</span>
          {saving ? (
            <span className="font-medium text-ok text-sm">{texts.saves(saving.percent)}</span>
          ) : null}
        </span>
        <span className="tabular-nums">
          <span className="font-semibold text-lg">{formatMoney(price, "CLP")}</span>{" "}
          <span className="text-ink-soft text-sm">{texts.ivaIncluded}</span>
        </span>
        {ads > 1 ? (
          <span className="text-sm tabular-nums">{texts.perAd(pricePerAd(pack))}</span>
        ) : null}
        <span className="text-ink-soft text-sm">{facts.join(" · ")}</span>
      </span>
    </Option>
  )
}

/** What pays for the ad: an available credit, or a pack that is paid at the end. */
export function PublicationChoice(props: {
  prices: PostingPrices
  chosen: number | null
  onChoose: (pack: number) => void
}) {
  const { prices, chosen, onChoose } = props
  const credits = prices.credits.publication
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 font-medium">{texts.publication}</legend>
      {credits > 0 ? (
        <Option value={ownCredit} isChosen={chosen === ownCredit} onChoose={onChoose}>
          <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{texts.withCredit(credits)}</span>
            <span className="font-semibold text-ok">{texts.free}</span>
            <span className="w-full text-ink-soft text-sm">{texts.creditHint(credits - 1)}</span>
          </span>
        </Option>
      ) : (
        <p className="rounded-card bg-sunken px-4 py-3">
          {prices.credits.free_used_elsewhere ? texts.freeAdsUsed : texts.noCredits}
        </p>
      )}
      <p className="mt-1 text-ink-soft text-sm">{credits > 0 ? texts.packs : texts.packsOnly}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {prices.packs.map((pack) => (
          <PackOption
            key={pack.id}
            pack={pack}
            packs={prices.packs}
            isChosen={chosen === pack.id}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  )
}

export function FeaturedChoice(props: {
  prices: PostingPrices
  pack: number | null
  isFeatured: boolean
  onChoose: (isFeatured: boolean) => void
}) {
  const { prices, isFeatured } = props
  const pack = prices.packs.find(({ id }) => id === props.pack) ?? null
  const words = {
    credit: texts.featuredCredit(prices.credits.featured),
    pack: texts.featuredOfPack,
    purchase: texts.featuredBought(prices.featuredPrice),
  }[featuredSource(pack, prices.credits)]
  return (
    <label className="flex items-start gap-3 rounded-card border border-line-strong bg-surface p-4 hover:border-ink-soft has-checked:border-copper has-checked:bg-copper-tint has-focus-visible:outline-2 has-focus-visible:outline-sky has-focus-visible:outline-offset-2">
      <input
        type="checkbox"
        name="featured"
        checked={isFeatured}
        onChange={({ target }) => props.onChoose(target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-copper outline-none"
      />
      <span className="flex min-w-0 grow flex-col gap-1">
        <span className="flex items-center gap-2 font-semibold">
          {texts.featured}
          <span className="grid size-6 place-items-center rounded-control bg-badge">
            <Star className="size-4 text-star" />
          </span>
        </span>
        <span className="text-ink-soft text-sm">{texts.featuredHint}</span>
        <span className="font-medium tabular-nums">{words}</span>
      </span>
    </label>
  )
}
