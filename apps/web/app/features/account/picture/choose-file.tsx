import { useEffect, useId, useState } from "react"
import type { PictureKind } from "./crop.ts"
import { pictureTexts, pictureWords } from "./texts.ts"

const accepted = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif"

/**
 * Chooses a picture. With JavaScript, choosing a file opens the cropper; without it the form is
 * submitted as it is.
 */
export function ChooseFile(props: {
  kind: PictureKind
  hasPicture: boolean
  onFile: (file: File) => void
}) {
  const { kind, hasPicture, onFile } = props
  const id = useId()
  const [canCrop, setCanCrop] = useState(false)
  useEffect(() => setCanCrop(true), [])
  const words = hasPicture ? pictureTexts.change : pictureWords[kind].choose
  return (
    <form method="post" encType="multipart/form-data" className="flex flex-col gap-3">
      <input type="hidden" name="intent" value="upload" />
      <div className="flex flex-wrap items-center gap-3">
        <input
          id={id}
          type="file"
          name="files"
          accept={accepted}
          aria-describedby={`${id}rules`}
          className={canCrop ? "peer visually-hidden" : "max-w-full"}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ""
            if (file) onFile(file)
          }}
        />
        <label
          htmlFor={id}
          className={
            canCrop
              ? "button button-primary cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-sky"
              : "visually-hidden"
          }
        >
          {words}
        </label>
        {canCrop ? null : (
          <button type="submit" className="button button-primary">
            {pictureTexts.upload}
          </button>
        )}
      </div>
      <p id={`${id}rules`} className="text-ink-soft text-sm">
        {pictureTexts.rules(kind)}
      </p>
    </form>
  )
}
