import type { OwnAd } from "@wara/contract/own-ad"
import { imageVariantUrl } from "@wara/domain/site/image-variants"
import { ImageOff } from "lucide-react"
import { ownAdTexts } from "./own-ad-texts.ts"

const shape = "aspect-4/3 w-full rounded-control bg-sunken"

/** The first picture of an ad; decorative, because the ad's name is beside it. */
export function OwnAdCover({ cover }: Pick<OwnAd, "cover">) {
  if (cover === null) {
    return (
      <div className={`grid place-items-center text-ink-soft ${shape}`}>
        <ImageOff aria-label={ownAdTexts.noPicture} className="size-6" strokeWidth={1.5} />
      </div>
    )
  }
  const { url } = cover.formats.small ?? cover
  const at = (density: 1 | 2) => imageVariantUrl(url, "", { width: 320, density })
  return (
    <img
      src={at(1)}
      srcSet={`${at(1)} 1x, ${at(2)} 2x`}
      alt=""
      width={320}
      height={240}
      loading="lazy"
      decoding="async"
      className={`object-cover ${shape}`}
    />
  )
}
