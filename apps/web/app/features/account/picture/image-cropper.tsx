import { minPictureBytes } from "@wara/domain/site/upload-rules"
import { useEffect, useRef, useState } from "react"
import Cropper, { type MediaSize, type Size } from "react-easy-crop"
import { cropImage } from "./crop-image.ts"
import { CropperControls } from "./cropper-controls.tsx"
import { cropShapes, type PictureKind } from "./picture-kind.ts"
import { pictureTexts } from "./picture-texts.ts"
import type { ChosenPicture } from "./read-picture.ts"
import { furthestZoom, visiblePart } from "./visible-part.ts"

/** The largest zoom at which the crop still has the minimum picture size. */
function closestZoom({ width, height }: { width: number; height: number }, kind: PictureKind) {
  const widestPart = Math.min(width, height * cropShapes[kind].aspect)
  return Math.max(1, Math.min(widestPart / minPictureBytes[kind].width, 4))
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
  const { aspect, shape, widest } = cropShapes[kind]
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
  const furthest = furthestZoom(picture.pixels, kind)
  const closest = closestZoom(picture.pixels, kind)
  const save = () => {
    if (!isReady) return
    const cropArea = visiblePart({ picture: picture.pixels, drawn, frame, zoom, place })
    cropImage(picture.pixels, cropArea, { background, widest }).then(onCropped, onFailure)
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
          minZoom={furthest}
          maxZoom={closest}
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
        range={{ furthest, closest }}
        onZoom={setZoom}
        onShowWhole={() => {
          setZoom(furthest)
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
