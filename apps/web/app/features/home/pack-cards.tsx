import type { AdPack } from "@wara/contract/catalog"
import { pricePerAd } from "@wara/domain/packs/pack-saving"
import { PackCard } from "../../entities/pack/pack-card.tsx"
import { packTexts } from "../../entities/pack/pack-texts.ts"
import { homeTexts } from "./home-texts.ts"

export function PackCards({ packs }: { packs: AdPack[] }) {
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
            homeTexts.packDays(pack.days),
            homeTexts.packFeatured(pack.featured),
            homeTexts.noExpiry,
          ]}
          buttonClassName="button-quiet"
        />
      ))}
    </ul>
  )
}
