import { lazy, Suspense } from "react"
import type { AlertOfferProps } from "./alert-offer-form.tsx"

const load = async () => (await import("./alert-offer-form.tsx")).AlertOfferForm

/** Part of the page's HTML; the browser loads its code after that of the page. */
const Form = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }))

/** Offers an alert about a search, with and without scripts [B10.33]. */
export function AlertOffer(props: AlertOfferProps) {
  return (
    <Suspense fallback={null}>
      <Form {...props} />
    </Suspense>
  )
}
