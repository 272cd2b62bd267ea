import { formatMoney } from "@wara/domain/money/money"
import type { Quote } from "@wara/domain/orders/quote"
import { costTexts as texts } from "../texts.ts"

function Row(props: { name: string; amount: number; className?: string }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${props.className ?? ""}`}>
      <dt>{props.name}</dt>
      <dd className="tabular-nums">{formatMoney(props.amount, "CLP")}</dd>
    </div>
  )
}

/** The publishing cost: credits that will be used, or the amount due with its IVA. */
export function CostPanel({ cost }: { cost: Quote | null }) {
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
      {cost === null || cost.items.length === 0 ? null : (
        <dl className="flex flex-col gap-1 border-line border-t pt-2 text-sm">
          {cost.items.map(({ kind, name, price }) => (
            <Row
              key={kind}
              name={kind === "pack" ? texts.linePack(name) : texts.lineFeatured}
              amount={price}
            />
          ))}
          <Row name={texts.net} amount={cost.total.net} className="text-ink-soft" />
          <Row name={texts.iva} amount={cost.total.iva} className="text-ink-soft" />
          <Row name={texts.total} amount={cost.total.gross} className="font-semibold text-base" />
        </dl>
      )}
    </section>
  )
}

/** The publishing cost in short sentences: credits first, then money where it is due. */
export function costLines(cost: Quote | null): string[] {
  if (cost === null) return [texts.nothing]
  const { pack, featuredBy, total, left } = cost
  return [
    ...(pack === null ? [texts.lineCredit(left.publication)] : []),
    ...(featuredBy === "credit" ? [texts.lineFeaturedCredit(left.featured)] : []),
    ...(total.gross > 0 ? [texts.lineMoney(total.gross)] : []),
  ]
}
