import type { AdPack } from "@wara/contract/catalog"
import { formatMoney } from "@wara/domain/money/format-money"
import { pricePerAd } from "@wara/domain/packs/pack-saving"
import { buyPackPath } from "@wara/domain/site/payment-paths"
import { Check } from "lucide-react"
import { Link } from "react-router"
import { homeTexts } from "./home-texts.ts"

function PackCard({ pack }: { pack: AdPack }) {
  const facts = [
    homeTexts.packDays(pack.days),
    homeTexts.packFeatured(pack.featured),
    homeTexts.noExpiry,
  ]
  return (
    <li className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5">
      <h3 className="text-lg">{pack.name}</h3>
      <div>
        <p className="font-semibold text-2xl tabular-nums">
          {formatMoney(pack.price, "CLP")}{" "}
          <span className="font-normal text-ink-soft text-sm">{homeTexts.priceNote}</span>
        </p>
        <p className="mt-1 text-ink-soft text-sm tabular-nums">
          {homeTexts.perAd(formatMoney(pricePerAd(pack), "CLP"))}
        </p>
      </div>
      <ul className="flex flex-col gap-1.5 text-sm">
        {facts.map((fact) => (
          <li key={fact} className="flex items-center gap-2">
            <Check aria-hidden className="size-4 shrink-0 text-copper" />
            {fact}
          </li>
        ))}
      </ul>
      <Link
        to={buyPackPath({ pack: pack.slug })}
        aria-label={homeTexts.buy(pack.name)}
        className="button button-quiet mt-auto"
      >
        {homeTexts.buyShort}
      </Link>
    </li>
  )
}

export function PackCards({ packs }: { packs: AdPack[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {packs.map((pack) => (
        <PackCard key={pack.id} pack={pack} />
      ))}
    </ul>
  )
}
