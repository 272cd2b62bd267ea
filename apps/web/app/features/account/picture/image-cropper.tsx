import { minPictureSize } from "@wara/domain/site/upload-rules"
import { useEffect, useId, useRef, useState } from "react"
import Cropper, { type MediaSize, type Size } from "react-easy-crop"
import { cropImage, cropShapes, minZoomOf, type PictureKind, visiblePart } from "./crop.ts"
import { pictureTexts } from "./texts.ts"
import type { ChosenPicture } from "./use-picture-upload.ts"

/** The largest zoom at which the crop still has the minimum picture size. */
function maxZoomOf({ width, height }: { width: number; height: number }, kind: PictureKind) {
  const widestPart = Math.min(width, height * cropShapes[kind].aspect)
  return Math.max(1, Math.min(widestPart / minPictureSize[kind].width, 4))
}

/** Crops a picture by dragging, with the keyboard, and with a zoom slider. */
export default function ImageCropper(props: {
  kind: PictureKind
  picture: ChosenPicture
  onCropped: (part: Blob) => void
  onFailure: () => void
  onCancel: () => void
}) {
  const { kind, picture, onCropped, onFailure, onCancel } = props
  const { aspect, shape, maxWidth } = cropShapes[kind]
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [background, setBackground] = useState("#ffffff")
  const [drawn, setDrawn] = useState<MediaSize | null>(null)
  const [frame, setFrame] = useState<Size | null>(null)
  const area = useRef<HTMLDivElement>(null)
  // The button that led here is gone, so the focus goes to the crop area once it can be moved.
  const isReady = drawn !== null && frame !== null
  useEffect(() => {
    if (isReady) area.current?.querySelector<HTMLElement>("[role=application]")?.focus()
  }, [isReady])
  const minZoom = minZoomOf(picture.pixels, kind)
  const maxZoom = maxZoomOf(picture.pixels, kind)
  const save = () => {
    if (!isReady) return
    const cropArea = visiblePart({ picture: picture.pixels, drawn, frame, zoom, place })
    cropImage(picture.pixels, cropArea, { background, maxWidth }).then(onCropped, onFailure)
  }
  return (
    <>
      {/* As large as the crop itself: what is shown is what is kept. */}
      <div
        ref={area}
        style={{ backgroundColor: background }}
        className={`relative w-full overflow-hidden rounded-card border border-line ${kind === "cover" ? "aspect-[3/1]" : "aspect-square max-w-80"}`}
      >
        <Cropper
          image={picture.url}
          crop={place}
          zoom={zoom}
          minZoom={minZoom}
          maxZoom={maxZoom}
          aspect={aspect}
          cropShape={shape}
          objectFit="cover"
          showGrid={false}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          setMediaSize={setDrawn}
          setCropSize={setFrame}
          mediaProps={{ alt: "" }}
          cropperProps={{
            role: "application",
            "aria-label": pictureTexts.cropAreaLabel,
            tabIndex: 0,
          }}
        />
      </div>
      <CropperControls
        zoom={zoom}
        range={{ minZoom, maxZoom }}
        onZoom={setZoom}
        onShowWhole={() => {
          setZoom(minZoom)
          setPlace({ x: 0, y: 0 })
        }}
        background={background}
        onBackground={setBackground}
      />
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

/**
 * Zoom of the picture in its frame and, when it can be smaller than the frame, the background
 * colour.
 */
function CropperControls(props: {
  zoom: number
  range: { minZoom: number; maxZoom: number }
  onZoom: (zoom: number) => void
  onShowWhole: () => void
  /** The background colour as "#rrggbb". */
  background: string
  onBackground: (colour: string) => void
}) {
  const { zoom, onZoom, background, onBackground } = props
  const { minZoom, maxZoom } = props.range
  const zoomId = useId()
  const backgroundId = useId()
  return (
    <>
      {maxZoom > minZoom ? (
        <label htmlFor={zoomId} className="flex max-w-96 items-center gap-3 text-sm">
          {pictureTexts.zoom}
          <input
            id={zoomId}
            type="range"
            min={minZoom}
            max={maxZoom}
            step="any"
            value={zoom}
            onChange={(event) => onZoom(Number(event.target.value))}
            className="h-11 grow accent-copper"
          />
        </label>
      ) : null}
      {minZoom < 1 ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
          <button type="button" onClick={props.onShowWhole} className="button button-quiet">
            {pictureTexts.showWhole}
          </button>
          <label htmlFor={backgroundId} className="flex items-center gap-3">
            {pictureTexts.background}
            <input
              id={backgroundId}
              type="color"
              value={background}
              onChange={(event) => onBackground(event.target.value)}
              className="h-11 w-14 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
            />
          </label>
        </div>
      ) : null}
    </>
  )
}
