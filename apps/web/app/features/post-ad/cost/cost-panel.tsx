import { formatMoney } from "@wara/domain/money/format-money"
import { splitIva } from "@wara/domain/money/iva"
import { costTexts as texts } from "../post-ad-texts.ts"
import type { AdCost } from "./ad-cost.ts"
import { costLines } from "./cost-lines.ts"

function Row(props: { name: string; amount: number; className?: string }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${props.className ?? ""}`}>
      <dt>{props.name}</dt>
      <dd className="tabular-nums">{formatMoney(props.amount, "CLP")}</dd>
    </div>
  )
}

/** The publishing cost: credits that will be used, or the amount due with its IVA. */
export function CostPanel({ cost, featuredPrice }: { cost: AdCost | null; featuredPrice: number }) {
  const { net, iva, gross } = splitIva(cost?.total ?? 0)
  return (
    <section
      aria-label={texts.title}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4"
    >
      <h2 className="text-base">{texts.title}</h2>
      {costLines(cost).map((line) => (
        <p key={line} className="text-sm tabular-nums">
          {line}
        </p>
      ))}
      {cost === null || cost.total === 0 ? null : (
        <dl className="flex flex-col gap-1 border-line border-t pt-2 text-sm">
          {cost.pack ? (
            <Row name={texts.linePack(cost.pack.name)} amount={cost.pack.price} />
          ) : null}
          {cost.featured === "purchase" ? (
            <Row name={texts.lineFeatured} amount={featuredPrice} />
          ) : null}
          <Row name={texts.net} amount={net} className="text-ink-soft" />
          <Row name={texts.iva} amount={iva} className="text-ink-soft" />
          <Row name={texts.total} amount={gross} className="font-semibold text-base" />
        </dl>
      )}
    </section>
  )
}
