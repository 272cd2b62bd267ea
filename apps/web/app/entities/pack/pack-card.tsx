import type { AdPack } from "@wara/contract/catalog"
import { formatMoney } from "@wara/domain/money/money"
import { buyPackPath } from "@wara/domain/site/payment-paths"
import Check from "lucide-react/icons/check"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { packTexts as texts } from "./texts.ts"

/** What a pack contains, or lacks. */
export type PackFact = { text: string; isLacking?: boolean }

/** A pack: its total price, what it contains, and the link that buys it. */
export function PackCard(props: {
  pack: Pick<AdPack, "name" | "slug" | "price">
  heading: "h2" | "h3"
  /** The price of one ad, and what the pack saves. */
  perAd: ReactNode
  facts: PackFact[]
  buttonClassName: "button-primary" | "button-quiet"
}) {
  const { pack, heading: Heading, perAd, facts, buttonClassName } = props
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <Heading className="text-lg">{pack.name}</Heading>
      <p className="font-semibold text-2xl tabular-nums">
        {formatMoney(pack.price, "CLP")}{" "}
        <span className="font-normal text-ink-soft text-sm">{texts.ivaIncluded}</span>
      </p>
      {perAd}
      <ul className="flex flex-col gap-1.5 border-line border-t pt-4 text-sm">
        {facts.map(({ isLacking = false, text }) => (
          <li key={text} className={`flex items-center gap-2 ${isLacking ? "text-ink-soft" : ""}`}>
            {isLacking ? (
              <span aria-hidden className="w-4 shrink-0 text-center">
                –
              </span>
            ) : (
              <Check aria-hidden className="size-4 shrink-0 text-copper" />
            )}
            {text}
          </li>
        ))}
      </ul>
      <Link
        to={buyPackPath({ pack: pack.slug })}
        aria-label={texts.buyPack(pack.name)}
        className={`button ${buttonClassName} mt-auto`}
      >
        {texts.buy}
      </Link>
    </li>
  )
}
