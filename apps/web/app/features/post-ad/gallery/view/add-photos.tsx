import Camera from "lucide-react/icons/camera"
import ImagePlus from "lucide-react/icons/image-plus"
import { type ReactNode, useEffect, useId, useRef } from "react"
import { galleryTexts } from "../texts.ts"

// Without HEIC, so that iPhones provide their photos as JPEG.
const accepted = "image/jpeg,image/png,image/webp,image/avif"

/** Adds photos from the device's files or, on phones, directly from the camera. */
export function AddPhotos(props: {
  onFiles: (files: File[]) => void
  max: number
  isFull: boolean
}) {
  const { onFiles, max, isFull } = props
  const rules = useId()
  if (isFull) return <p className="text-ink-soft text-sm">{galleryTexts.full(max)}</p>
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <FileButton look="button-primary" describedBy={rules} onFiles={onFiles}>
          <ImagePlus aria-hidden className="size-5" />
          {galleryTexts.add}
        </FileButton>
        <div className="not-pointer-coarse:hidden">
          <FileButton look="button-quiet" isCamera onFiles={onFiles}>
            <Camera aria-hidden className="size-5" />
            {galleryTexts.takePhoto}
          </FileButton>
        </div>
      </div>
      <div id={rules} className="flex flex-col gap-1 text-ink-soft text-sm">
        <p>{galleryTexts.rules}</p>
        <p>
          {galleryTexts.privacy} <span className="pointer-coarse:hidden">{galleryTexts.drop}</span>
        </p>
      </div>
      <noscript>
        <p className="font-medium text-bad">{galleryTexts.needsScripts}</p>
      </noscript>
    </div>
  )
}

function FileButton(props: {
  look: "button-primary" | "button-quiet"
  children: ReactNode
  onFiles: (files: File[]) => void
  isCamera?: boolean
  describedBy?: string
}) {
  const { look, children, onFiles, isCamera = false, describedBy } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const take = (from: HTMLInputElement) => {
    const files = [...(from.files ?? [])]
    from.value = ""
    if (files.length > 0) onFiles(files)
  }
  // Files may have been chosen before hydration.
  const takeEarly = useRef(take)
  useEffect(() => {
    if (input.current) takeEarly.current(input.current)
  }, [])
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        accept={isCamera ? "image/*" : accepted}
        multiple={!isCamera}
        {...(isCamera ? { capture: "environment" as const } : {})}
        aria-describedby={describedBy}
        className="peer visually-hidden"
        onChange={(event) => take(event.target)}
      />
      <label
        htmlFor={id}
        className={`button ${look} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-sky peer-focus-visible:outline-offset-2`}
      >
        {children}
      </label>
    </>
  )
}
