import { useId } from "react"
import { pictureTexts } from "./picture-texts.ts"

/**
 * Zoom of the picture in its frame and, when it can be smaller than the frame, the background
 * colour.
 */
export function CropperControls(props: {
  zoom: number
  range: { furthest: number; closest: number }
  onZoom: (zoom: number) => void
  onShowWhole: () => void
  /** The background colour as "#rrggbb". */
  background: string
  onBackground: (colour: string) => void
}) {
  const { zoom, onZoom, background, onBackground } = props
  const { furthest, closest } = props.range
  const zoomId = useId()
  const backgroundId = useId()
  return (
    <>
      {closest > furthest ? (
        <label htmlFor={zoomId} className="flex max-w-96 items-center gap-3 text-sm">
          {pictureTexts.zoom}
          <input
            id={zoomId}
            type="range"
            min={furthest}
            max={closest}
            step="any"
            value={zoom}
            onChange={(event) => onZoom(Number(event.target.value))}
            className="h-11 grow accent-copper"
          />
        </label>
      ) : null}
      {furthest < 1 ? (
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
