import type { Image } from "@wara/contract/image"
import { imageVariantUrl } from "@wara/domain/site/image-variants"
import type { MouseEvent } from "react"
import { showPhoto } from "../detail/detail-texts.ts"
import { photoId } from "./photo-id.ts"
import type { PhotoTrack } from "./use-photo-track.ts"

/** Small pictures that lead to the large ones: plain links to them without JavaScript. */
export function PhotoThumbnails({ images, track }: { images: Image[]; track: PhotoTrack }) {
  if (images.length < 2) return null
  const show = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    track.goTo(index)
  }
  return (
    <ul className="flex gap-2 overflow-x-auto p-1 max-sm:hidden print:hidden">
      {images.map((image, index) => (
        <li key={image.id} className="w-24 shrink-0">
          <a
            href={`#${photoId(index)}`}
            aria-label={showPhoto(index + 1)}
            aria-current={index === track.index}
            onClick={show(index)}
            className="block overflow-hidden rounded-control border-2 border-transparent opacity-70 hover:opacity-100 aria-[current=true]:border-copper aria-[current=true]:opacity-100"
          >
            <img
              src={imageVariantUrl(image.formats.thumbnail?.url ?? image.url, "", { width: 320 })}
              alt=""
              width={96}
              height={72}
              loading="lazy"
              className="aspect-4/3 w-full bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
