import { ImageOff } from "lucide-react"
import type { CardAd } from "./card-ad.ts"
import { cardPhoto } from "./card-photo.ts"
import { cardTexts } from "./card-texts.ts"
import { Picture } from "./photo.tsx"

/** Where cards stand: alone on a phone, then two to four side by side. */
const cardSizes = "(min-width: 1024px) 300px, (min-width: 560px) 50vw, 100vw"

/** The photograph of a card, 400 × 300 (spec §2). `eager` is for what is seen before scrolling. */
export function AdCardPhoto({ ad, eager }: { ad: CardAd; eager: boolean }) {
  const photo = cardPhoto(ad)
  if (photo === null) {
    return (
      <div className="flex aspect-4/3 flex-col items-center justify-center gap-2 bg-paper text-sm text-ink-soft">
        <ImageOff aria-hidden className="size-8" strokeWidth={1.25} />
        {cardTexts.noPhoto}
      </div>
    )
  }
  return (
    <Picture
      src={photo.url}
      alt={photo.alt}
      width={400}
      height={300}
      sizes={cardSizes}
      eager={eager}
      className="aspect-4/3 w-full bg-paper object-cover"
    />
  )
}
