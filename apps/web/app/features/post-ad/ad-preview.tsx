import type { Ad } from "@wara/contract/ad"
import { AdGallery } from "../../entities/ad/gallery/ad-gallery.tsx"
import { PriceBlock } from "../../entities/ad/price-block.tsx"
import { SpecSheet } from "../../entities/ad/spec-sheet.tsx"
import { TypedDescription } from "../../entities/ad/typed-description.tsx"

/** An ad that is not public yet, as its page will show it. */
export function AdPreview({ ad }: { ad: Ad }) {
  return (
    <div className="flex flex-col gap-8">
      <AdGallery images={ad.gallery ?? []} name={ad.name} />
      <PriceBlock ad={ad} conversions={[]} />
      <TypedDescription text={ad.description} />
      <SpecSheet ad={ad} />
    </div>
  )
}
