import Heart from "lucide-react/icons/heart"
import { useEffect } from "react"
import { useStore } from "zustand"
import { countPage } from "../../integrations/signals/signals.ts"
import { notify } from "../../ui/notify.ts"
import type { Saveable } from "./saveable.ts"
import { isSaved, savedStore, toggleSaved } from "./saved-store.ts"
import { followViewer, syncSaved } from "./saved-sync.ts"
import { heartTexts } from "./texts.ts"

/** Saves an ad, or forgets it, at once and also without a connection [B10.22]. */
export default function HeartButton(props: {
  ad: Saveable
  viewerId: number | null
  isWide: boolean
}) {
  const { ad, isWide, viewerId } = props
  useEffect(() => followViewer(viewerId), [viewerId])
  // Pages that follow without a load of the document are counted too: hearts are wherever ads are.
  useEffect(countPage)
  const isOn = useStore(savedStore, isSaved(ad.id))
  const toggle = () => {
    const isFirst = savedStore.getState().saved.length === 0
    toggleSaved({ ad: ad.id, price: ad.price, currency: ad.currency }, new Date())
    // Once, to say where they are.
    if (isFirst) notify("success", heartTexts.added)
    void syncSaved()
  }
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={isWide ? undefined : heartTexts.save(ad.name)}
      title={isOn ? heartTexts.forget : heartTexts.saveShort}
      onClick={toggle}
      className={
        isWide
          ? "button button-quiet"
          : "grid size-11 place-items-center rounded-full bg-surface/90"
      }
    >
      <Heart
        aria-hidden
        className={`size-5 ${isOn ? "fill-copper text-copper" : "text-ink"}`}
        strokeWidth={1.75}
      />
      {isWide ? <span>{isOn ? heartTexts.saved : heartTexts.saveShort}</span> : null}
    </button>
  )
}
