import { GalleryEditor } from "./gallery-editor.tsx"
import { type GalleryInput, useGallery } from "./use-gallery.ts"
import { LeaveGuard } from "./view/leave-guard.tsx"

/** The photos of an ad on a page of their own: their uploads end with it, which it asks about before. */
export function GalleryStep(props: GalleryInput) {
  const gallery = useGallery(props)
  return (
    <>
      <GalleryEditor gallery={gallery} />
      <LeaveGuard gallery={gallery} />
    </>
  )
}
