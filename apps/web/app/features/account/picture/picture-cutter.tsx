import { smallestPicture } from "@wara/domain/site/upload-rules"
import { useEffect, useId, useRef, useState } from "react"
import Cropper from "react-easy-crop"
import { type Cut, cutPicture } from "./cut-picture.ts"
import { cuts, type PictureKind } from "./picture-kind.ts"
import { pictureTexts } from "./picture-texts.ts"
import type { ChosenPicture } from "./read-picture.ts"

/** How far one may come closer before the part becomes smaller than a picture must be. */
function closestZoom({ width, height }: { width: number; height: number }, kind: PictureKind) {
  const widestPart = Math.min(width, height * cuts[kind].aspect)
  return Math.max(1, Math.min(widestPart / smallestPicture[kind].width, 4))
}

/** Chooses the part of a picture that is shown: by dragging, by keys, with a slider to come closer. */
export default function PictureCutter(props: {
  kind: PictureKind
  picture: ChosenPicture
  onCut: (part: Blob) => void
  onFailure: () => void
  onCancel: () => void
}) {
  const { kind, picture, onCut, onFailure, onCancel } = props
  const { aspect, shape, widest } = cuts[kind]
  const zoomId = useId()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [cut, setCut] = useState<Cut | null>(null)
  const area = useRef<HTMLDivElement>(null)
  // The button that led here is gone; once there is a part to move, the arrow keys do.
  const isReady = cut !== null
  useEffect(() => {
    if (isReady) area.current?.querySelector<HTMLElement>("[role=application]")?.focus()
  }, [isReady])
  const closest = closestZoom(picture.pixels, kind)
  const save = () => {
    if (cut) cutPicture(picture.pixels, cut, widest).then(onCut, onFailure)
  }
  return (
    <>
      {/* As large as the part itself: what is seen is what is kept. */}
      <div
        ref={area}
        className={`relative w-full overflow-hidden rounded-card bg-sunken ${kind === "cover" ? "aspect-[3/1]" : "aspect-square max-w-80"}`}
      >
        <Cropper
          image={picture.url}
          crop={place}
          zoom={zoom}
          minZoom={1}
          maxZoom={closest}
          aspect={aspect}
          cropShape={shape}
          objectFit="cover"
          showGrid={false}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setCut(pixels)}
          mediaProps={{ alt: "" }}
          cropperProps={{ role: "application", "aria-label": pictureTexts.cutArea, tabIndex: 0 }}
        />
      </div>
      {closest > 1 ? (
        <label htmlFor={zoomId} className="flex max-w-96 items-center gap-3 text-sm">
          {pictureTexts.zoom}
          <input
            id={zoomId}
            type="range"
            min={1}
            max={closest}
            step={0.01}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
            className="h-11 grow accent-copper"
          />
        </label>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={save} className="button button-primary px-7">
          {pictureTexts.save}
        </button>
        <button type="button" onClick={onCancel} className="button button-quiet">
          {pictureTexts.cancel}
        </button>
      </div>
    </>
  )
}
