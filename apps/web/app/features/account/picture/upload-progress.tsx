import { pictureTexts } from "./picture-texts.ts"

/** How far an upload is; once everything is sent, the server still works on it. */
export function UploadProgress({ fraction }: { fraction: number }) {
  const percent = Math.round(fraction * 100)
  const words = percent < 100 ? pictureTexts.progress(percent) : pictureTexts.finishing
  return (
    <div className="flex max-w-96 flex-col gap-2">
      <p role="status" className="text-ink-soft text-sm">
        {words}
      </p>
      <progress value={percent} max={100} aria-label={words} className="h-2 w-full accent-copper" />
    </div>
  )
}
