import type { AdPack } from "@wara/contract/catalog"
import { formatMoney } from "@wara/domain/money/format-money"
import { packSaving, pricePerAd } from "@wara/domain/packs/pack-saving"
import { buyPackPath } from "@wara/domain/site/payment-paths"
import { Check } from "lucide-react"
import { Link } from "react-router"
import { packsTexts as texts } from "./packs-texts.ts"

/** One pack: what it costs with everything, what it holds, what it saves. */
export function PackCard({ pack, packs }: { pack: AdPack; packs: AdPack[] }) {
  const saving = packSaving(pack, packs)
  const facts = [texts.ads(pack.ads), texts.featured(pack.featured), texts.days(pack.days)]
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <h2 className="text-lg">{pack.name}</h2>
      <div>
        <p className="font-semibold text-2xl tabular-nums">{formatMoney(pack.price, "CLP")}</p>
        <p className="text-ink-soft text-sm">{texts.ivaIncluded}</p>
      </div>
      <p className="text-sm tabular-nums sm:min-h-15">
        <span className="font-medium">{texts.perAd(pricePerAd(pack))}</span>
        {saving ? (
          <span className="block text-ok">{texts.saving(saving.amount, saving.percent)}</span>
        ) : null}
      </p>
      <ul className="flex flex-col gap-1.5 border-line border-t pt-4 text-sm">
        {facts.map((fact) => (
          <li key={fact} className="flex items-center gap-2">
            <Check aria-hidden className="size-4 shrink-0 text-copper" />
            {fact}
          </li>
        ))}
      </ul>
      <Link
        to={buyPackPath({ pack: pack.slug })}
        aria-label={texts.buyPack(pack.name)}
        className="button button-primary mt-auto"
      >
        {texts.buy}
      </Link>
    </li>
  )
}
