import type { Image } from "@wara/contract/image"
import { deliveredImageUrl, imageVariantUrl } from "@wara/domain/site/image-variants"
import ImageOff from "lucide-react/icons/image-off"
import { lazy, type MouseEvent, Suspense, useState } from "react"
import { Picture } from "../card/picture.tsx"
import { adTexts, openPhoto, photoName, showPhoto } from "../texts.ts"
import { PhotoArrows, type PhotoTrack, usePhotoTrack } from "./photo-track.tsx"

/** Loaded only when it is opened. */
const FullScreenPhotos = lazy(() => import("./full-screen-photos.tsx"))

const mainSizes = "(min-width: 1280px) 800px, (min-width: 1024px) 62vw, 100vw"

function NoPhotos() {
  return (
    <div className="flex aspect-4/3 flex-col items-center justify-center gap-3 rounded-card bg-sunken text-ink-soft">
      <ImageOff aria-hidden className="size-10" strokeWidth={1.25} />
      {adTexts.noPhotos}
    </div>
  )
}

/**
 * Photographs of a machine. The row scrolls natively, so that swipes and plain links work without
 * JavaScript; scripts add arrows, keys and the full-screen view.
 */
export function AdGallery({ images, name }: { images: Image[]; name: string }) {
  const track = usePhotoTrack(images.length)
  const [opened, setOpened] = useState<number | null>(null)
  if (images.length === 0) return <NoPhotos />
  const open = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    setOpened(index)
  }
  return (
    <section aria-label={adTexts.gallery} className="flex min-w-0 flex-col gap-2">
      <div className="relative overflow-hidden max-sm:-mx-4 sm:rounded-card print:mx-0">
        <ul
          ref={track.ref}
          onScroll={track.onScroll}
          className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] motion-safe:scroll-smooth print:grid print:grid-cols-5 print:gap-1 print:overflow-visible"
        >
          {images.map((image, index) => (
            <li
              key={image.id}
              id={photoId(index)}
              className="w-full shrink-0 snap-start print:first:col-span-5 print:nth-[n+7]:hidden"
            >
              <a
                href={deliveredImageUrl(image.url, "")}
                aria-label={openPhoto(index + 1, images.length)}
                data-waits=""
                onClick={open(index)}
                onKeyDown={track.onKeyDown}
                className="block cursor-zoom-in -outline-offset-4"
              >
                <Picture
                  src={image.url}
                  sourceWidth={image.width}
                  alt={image.alternativeText ?? photoName(name, index + 1, images.length)}
                  width={1024}
                  height={768}
                  sizes={mainSizes}
                  urgency={index === 0 ? "first" : "later"}
                  className="aspect-4/3 w-full bg-sunken object-cover print:aspect-3/2"
                />
              </a>
            </li>
          ))}
        </ul>
        <PhotoArrows track={track} count={images.length} />
        {images.length < 2 ? null : (
          <p
            aria-hidden
            className="absolute right-3 bottom-3 rounded-control bg-badge px-2 py-0.5 text-sm tabular-nums text-badge-ink print:hidden"
          >
            {track.index + 1} / {images.length}
          </p>
        )}
      </div>
      <PhotoThumbnails images={images} track={track} />
      {opened === null ? null : (
        <Suspense>
          <FullScreenPhotos
            images={images}
            name={name}
            start={opened}
            onClose={(index) => {
              setOpened(null)
              track.goTo(index)
            }}
            onClosed={track.focusOn}
          />
        </Suspense>
      )}
    </section>
  )
}

/** Thumbnails that link to the large pictures; plain links without JavaScript. */
function PhotoThumbnails({ images, track }: { images: Image[]; track: PhotoTrack }) {
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

/** Anchor of a photograph of the gallery, for links without JavaScript. */
function photoId(index: number): string {
  return `foto-${index + 1}`
}
