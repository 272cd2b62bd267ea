import { type ComponentType, useEffect, useState } from "react"
import { whenIdle } from "../../browser/when-idle.ts"

/** Remembers in this browser that an ad was seen, once its page rests. */
export function useSeen(ad: number | null): void {
  useEffect(() => {
    if (ad === null) return
    return whenIdle(() => {
      import("./seen-store.ts").then(
        ({ recordSeen }) => recordSeen(ad),
        () => undefined,
      )
    })
  }, [ad])
}

/**
 * Where the ads appear that were seen in this browser; empty on the server, so that a page is the
 * same for all. The shelf is loaded when the page rests.
 */
export function SeenSlot({ className }: { className?: string }) {
  const [Shelf, setShelf] = useState<ComponentType<{ className?: string | undefined }> | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        import("./seen-shelf.tsx").then(
          ({ SeenShelf }) => setShelf(() => SeenShelf),
          () => undefined,
        )
      }),
    [],
  )
  return Shelf === null ? null : <Shelf className={className} />
}
