import { ImageOff } from "lucide-react"
import type { CardAd } from "./card-ad.ts"
import { cardPhoto } from "./card-photo.ts"
import { cardTexts } from "./card-texts.ts"
import { Picture, type Urgency } from "./picture.tsx"

/** The photograph of a card, 400 × 300 (spec §2).  */
export function AdCardPhoto(props: { ad: CardAd; urgency: Urgency; sizes: string }) {
  const { ad, urgency, sizes } = props
  const photo = cardPhoto(ad)
  if (photo === null) {
    return (
      <div className="flex aspect-4/3 flex-col items-center justify-center gap-2 bg-sunken text-sm text-ink-soft compact:aspect-auto compact:h-full">
        <ImageOff aria-hidden className="size-8" strokeWidth={1.25} />
        {cardTexts.noPhoto}
      </div>
    )
  }
  return (
    <Picture
      src={photo.url}
      sourceWidth={photo.width}
      alt={photo.alt}
      width={400}
      height={300}
      sizes={sizes}
      urgency={urgency}
      className="aspect-4/3 w-full bg-sunken object-cover compact:absolute compact:inset-0 compact:aspect-auto compact:size-full"
    />
  )
}
