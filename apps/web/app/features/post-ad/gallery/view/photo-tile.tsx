import { useSortable } from "@dnd-kit/sortable"
import { CSS } from "@dnd-kit/utilities"
import { imageVariantUrl } from "@wara/domain/site/image-variants"
import type { LucideIcon } from "lucide-react"
import ArrowLeft from "lucide-react/icons/arrow-left"
import ArrowRight from "lucide-react/icons/arrow-right"
import GripVertical from "lucide-react/icons/grip-vertical"
import Star from "lucide-react/icons/star"
import X from "lucide-react/icons/x"
import type { UploadedImage } from "../../../../browser/uploads/uploaded-image.ts"
import type { Tile } from "../arrange-tiles.ts"
import type { UploadState } from "../queue/upload.ts"
import { useOnline } from "../queue/use-uploads.ts"
import { dragTexts, galleryTexts, uploadStateTexts } from "../texts.ts"

export function PhotoTile(props: {
  tile: Tile
  /** Counted from 1; the first is the cover. */
  place: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
  onRetry: () => void
}) {
  const { tile, place, count, onMove, onRemove, onRetry } = props
  const { image, upload } = tile
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    isDragging,
    isSorting,
  } = useSortable({ id: tile.id, attributes: { roleDescription: dragTexts.role } })
  const isCover = place === 1
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform) }}
      className={`flex min-w-0 flex-col rounded-card border border-line bg-surface ${isDragging ? "z-10 border-line-strong shadow-raised" : isSorting ? "transition-transform duration-calm" : ""}`}
    >
      <div className="relative">
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={galleryTexts.photo(place)}
          className="block aspect-[4/3] w-full cursor-grab touch-manipulation select-none overflow-hidden rounded-t-card bg-sunken active:cursor-grabbing"
        >
          <TilePicture image={image} preview={upload?.preview ?? null} />
        </button>
        <span
          className={`pointer-events-none absolute top-2 left-2 inline-flex min-h-6 items-center gap-1 rounded-control px-2 font-semibold text-xs ${isCover ? "bg-star text-badge" : "bg-badge text-badge-ink"}`}
        >
          {isCover ? galleryTexts.cover : place}
        </span>
        <GripVertical
          aria-hidden
          className="pointer-events-none absolute top-2 right-2 size-6 rounded-control bg-badge p-1 text-badge-ink"
        />
        {image === null && upload ? <UploadBar state={upload.state} /> : null}
      </div>
      <div className="flex justify-between">
        <TileButton
          label={galleryTexts.before(place)}
          isOff={place === 1}
          onPress={() => onMove(place - 2)}
          icon={ArrowLeft}
        />
        <TileButton
          label={galleryTexts.after(place)}
          isOff={place === count}
          onPress={() => onMove(place)}
          icon={ArrowRight}
        />
        <TileButton
          label={image ? galleryTexts.remove(place) : galleryTexts.cancelUpload(place)}
          onPress={onRemove}
          icon={X}
        />
      </div>
      {upload?.state.name === "failed" && image === null ? (
        <button type="button" onClick={onRetry} className="button text-copper-strong">
          {galleryTexts.retry}
          <span className="visually-hidden">{galleryTexts.ofPhoto(place)}</span>
        </button>
      ) : (
        <button
          type="button"
          aria-disabled={isCover}
          onClick={() => (isCover ? undefined : onMove(0))}
          className="button px-1 text-sm aria-disabled:text-ink-soft"
        >
          <Star aria-hidden className="hidden size-4 @md:block" />
          {isCover ? galleryTexts.isCover : galleryTexts.useAsCover}
          {isCover ? null : <span className="visually-hidden">{galleryTexts.ofPhoto(place)}</span>}
        </button>
      )}
    </li>
  )
}

/** A small action button of a photo. While disabled it keeps its place, and the focus. */
function TileButton(props: {
  label: string
  icon: LucideIcon
  onPress: () => void
  isOff?: boolean
}) {
  const { label, icon: Icon, onPress, isOff = false } = props
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => (isOff ? undefined : onPress())}
      className="grid size-11 place-items-center rounded-control hover:bg-sunken aria-disabled:cursor-default aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}

/** The browser's copy of the photo, which uses no data, or else the stored one. */
function TilePicture(props: { image: UploadedImage | null; preview: string | null }) {
  const { image, preview } = props
  const stored = image?.formats.medium?.url ?? image?.url
  const source =
    preview ?? (stored ? imageVariantUrl(stored, "", { width: 320, density: 2 }) : null)
  if (source === null) return null
  return (
    <img
      src={source}
      alt=""
      width={320}
      height={240}
      draggable={false}
      decoding="async"
      className="size-full object-cover"
    />
  )
}

function UploadBar({ state }: { state: UploadState }) {
  const isOnline = useOnline()
  const percent = state.name === "sending" ? Math.round(state.fraction * 100) : 0
  const words = wordsOf(state, isOnline)
  if (words === null) return null
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 flex flex-col gap-1 bg-badge px-2 pt-1.5 pb-2 text-badge-ink text-xs">
      <span className="truncate">{words}</span>
      <progress aria-label={words} max={100} value={percent} className="visually-hidden" />
      <span aria-hidden className="h-1 overflow-hidden rounded-full bg-line-strong">
        <span
          className="block h-full origin-left bg-star transition-transform"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </span>
    </div>
  )
}

function wordsOf(state: UploadState, isOnline: boolean): string | null {
  switch (state.name) {
    case "sending": {
      const percent = Math.round(state.fraction * 100)
      return percent < 100 ? uploadStateTexts.sending(percent) : uploadStateTexts.making
    }
    case "waiting":
    case "retrying":
      return isOnline ? uploadStateTexts[state.name] : uploadStateTexts.offline
    case "checking":
    case "failed":
      return uploadStateTexts[state.name]
    default:
      return null
  }
}
