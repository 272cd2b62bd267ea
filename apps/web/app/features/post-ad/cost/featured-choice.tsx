import { featuredSource } from "@wara/domain/orders/quote"
import { Star } from "../../../ui/star.tsx"
import { costTexts as texts } from "../post-ad-texts.ts"
import type { Prices } from "../posting.ts"

export function FeaturedChoice(props: {
  prices: Prices
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
