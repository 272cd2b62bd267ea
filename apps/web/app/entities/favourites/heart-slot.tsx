import Heart from "lucide-react/icons/heart"
import { useEffect, useSyncExternalStore } from "react"
import { whenIdle } from "../../browser/when-idle.ts"
import { countPage } from "../../integrations/signals/signals.ts"
import type { Saveable } from "./saveable.ts"
import { heartTexts } from "./texts.ts"

type Hearts = typeof import("./hearts.ts")

let hearts: Hearts | null = null
let loading: Promise<Hearts> | null = null
const listeners = new Set<() => void>()

function inform(): void {
  for (const listener of listeners) listener()
}

/** Loads what hearts do and show, once for all of a page; a failed load is tried again. */
function load(): Promise<Hearts> {
  loading ??= import("./hearts.ts").then(
    (loaded) => {
      hearts = loaded
      loaded.watchSaved(inform)
      inform()
      return loaded
    },
    (cause: unknown) => {
      loading = null
      throw cause
    },
  )
  return loading
}

let isAsked = false

/** Asks for the hearts when the page rests. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isAsked) {
    isAsked = true
    whenIdle(() => {
      load().catch(() => {
        isAsked = false
      })
    })
  }
  return () => listeners.delete(listener)
}

/** Cards know of their viewer only that there is one; the site's has a number. */
const idOf = (viewer: object | null): number | null =>
  viewer !== null && "id" in viewer && typeof viewer.id === "number" ? viewer.id : null

/**
 * The heart of an ad. The server renders it empty, so that a page is the same for all; what this
 * browser has saved fills it when the page rests, or when one is pressed.
 */
export function HeartSlot(props: {
  ad: Saveable
  viewer: object | null
  isWide?: boolean
  className?: string
}) {
  const { ad, viewer, isWide = false, className = "" } = props
  const viewerId = idOf(viewer)
  const isOn = useSyncExternalStore(
    subscribe,
    () => hearts?.isSavedHere(ad.id) ?? null,
    () => null,
  )
  const isLoaded = isOn !== null
  useEffect(() => {
    if (isLoaded) hearts?.followViewer(viewerId)
  }, [isLoaded, viewerId])
  // Pages that follow without a load of the document are counted too: hearts are wherever ads are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each ad is on a page of its own.
  useEffect(countPage, [ad.id])
  return (
    <div className={`print:hidden [@media(scripting:none)]:hidden ${className}`}>
      <button
        type="button"
        aria-pressed={isOn === true}
        aria-label={isWide ? undefined : heartTexts.save(ad.name)}
        title={isOn ? heartTexts.forget : heartTexts.saveShort}
        onClick={() => void load().then(({ toggle }) => toggle(ad, viewerId))}
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
    </div>
  )
}
