import type { Image } from "@wara/contract/image"
import X from "lucide-react/icons/x"
import { Dialog } from "radix-ui"
import { useEffect } from "react"
import { Picture } from "../card/picture.tsx"
import { adTexts, photoName } from "../texts.ts"
import { PhotoArrows, type PhotoTrack, usePhotoTrack } from "./photo-track.tsx"

function Photos({ images, name, track }: { images: Image[]; name: string; track: PhotoTrack }) {
  return (
    <ul
      ref={track.ref}
      onScroll={track.onScroll}
      className="flex size-full snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
    >
      {images.map((image, index) => (
        <li key={image.id} className="h-full w-full shrink-0 snap-start">
          <Picture
            src={image.url}
            sourceWidth={image.width}
            alt={image.alternativeText ?? photoName(name, index + 1, images.length)}
            width={image.width}
            height={image.height}
            sizes="100vw"
            urgency={index === track.index ? "first" : "later"}
            className="size-full object-contain"
          />
        </li>
      ))}
    </ul>
  )
}

/** The photographs in full screen; arrows move, Escape closes it at the current photograph. */
export default function FullScreenPhotos(props: {
  images: Image[]
  name: string
  start: number
  onClose: (index: number) => void
  /** Called after it has closed, to return the focus to the page. */
  onClosed: (index: number) => void
}) {
  const { images, name, start } = props
  const track = usePhotoTrack(images.length, start)
  const { ref } = track
  useEffect(() => {
    const row = ref.current
    row?.scrollTo({ left: start * row.clientWidth, behavior: "instant" })
  }, [ref, start])
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : props.onClose(track.index))}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={track.onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            props.onClosed(track.index)
          }}
          className="fixed inset-0 z-50 bg-paper outline-none"
        >
          <Dialog.Title className="sr-only">{name}</Dialog.Title>
          <Photos images={images} name={name} track={track} />
          <PhotoArrows track={track} count={images.length} />
          <p className="absolute bottom-4 left-1/2 -translate-x-1/2 rounded-control bg-badge px-2 py-0.5 text-sm tabular-nums text-badge-ink">
            {track.index + 1} / {images.length}
          </p>
          <Dialog.Close
            aria-label={adTexts.close}
            className="absolute top-3 right-3 flex size-11 items-center justify-center rounded-full border border-line bg-surface hover:border-ink"
          >
            <X aria-hidden className="size-5" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
