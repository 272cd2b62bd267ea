import { CircleAlert } from "lucide-react"
import { galleryTexts } from "../gallery-texts.ts"
import type { Upload } from "../queue/upload.ts"

/** The files that are not accepted pictures, each with what to do. */
export function RefusedFiles(props: {
  uploads: readonly Upload[]
  onDismiss: (keys: string[]) => void
}) {
  const refused = props.uploads.flatMap(({ key, fileName, state }) =>
    state.name === "refused" || state.name === "failed"
      ? [{ key, fileName, text: state.text, isGone: state.name === "refused" }]
      : [],
  )
  const gone = refused.filter(({ isGone }) => isGone).map(({ key }) => key)
  return (
    <div role="alert" className="empty:hidden">
      {refused.length > 0 ? (
        <div className="flex gap-3 rounded-card bg-bad-tint px-4 py-3.5 text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          <div className="flex min-w-0 grow flex-col gap-2 wrap-anywhere">
            <p className="font-semibold">{galleryTexts.refused}</p>
            <ul className="flex flex-col gap-1 text-sm">
              {refused.map(({ key, fileName, text }) => (
                <li key={key}>
                  <span className="font-semibold">{fileName}</span>: {text}
                </li>
              ))}
            </ul>
            {gone.length > 0 ? (
              <button
                type="button"
                onClick={() => props.onDismiss(gone)}
                className="button button-quiet self-start"
              >
                {galleryTexts.dismiss}
              </button>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  )
}
