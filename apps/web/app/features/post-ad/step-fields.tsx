import type { AdDraft } from "@wara/domain/ads/ad-draft"
import { draftPack } from "@wara/domain/orders/quote-draft"
import { useEffect } from "react"
import { FeaturedChoice, PublicationChoice } from "./cost/cost-choice.tsx"
import {
  markPackAsTracked,
  recordPackChoice,
  trackFeatured,
  trackPacks,
} from "./cost/track-choices.ts"
import type { DraftStore } from "./draft/draft-store.ts"
import { ContactFields } from "./fields/contact-fields.tsx"
import type { AdForm } from "./fields/field-parts.tsx"
import { ProductFields } from "./fields/product-fields.tsx"
import { SheetFields } from "./fields/sheet-fields.tsx"
import { GalleryFields } from "./gallery/gallery-editor.tsx"
import type { Gallery } from "./gallery/use-gallery.ts"
import type { Posting } from "./posting.ts"

export function StepFields(props: {
  step: number
  posting: Posting
  draft: AdDraft
  store: DraftStore
  gallery: Gallery
  form: AdForm
}) {
  const { step, form } = props
  switch (step) {
    case 2:
      return <ProductFields form={form} />
    case 3:
      return <ContactFields form={form} />
    case 4:
      return <SheetFields form={form} />
    case 5:
      return <GalleryFields gallery={props.gallery} error={form.errors.gallery} />
    default:
      return <PackFields {...props} />
  }
}

function PackFields(props: { posting: Posting; draft: AdDraft; store: DraftStore }) {
  const { draft, store } = props
  const { prices } = props.posting
  const { choose } = store.getState()
  const pack = draftPack(draft, prices, prices.credits)
  useEffect(() => {
    markPackAsTracked({ store })
    trackPacks({ store, prices })
  }, [store, prices])
  return (
    <>
      <PublicationChoice
        prices={prices}
        chosen={pack}
        onChoose={(chosen) => {
          recordPackChoice({ store })
          choose({ pack: chosen })
        }}
      />
      <FeaturedChoice
        prices={prices}
        pack={pack}
        isFeatured={draft.featured}
        onChoose={(featured) => {
          if (featured) trackFeatured({ store, prices }, pack)
          choose({ featured })
        }}
      />
    </>
  )
}
