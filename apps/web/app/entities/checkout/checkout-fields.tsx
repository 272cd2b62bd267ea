import { paths } from "@wara/domain/site/paths"
import { useEffect } from "react"
import { CheckboxField } from "../../ui/checkbox-field.tsx"
import { RadioCards } from "../../ui/radio-cards.tsx"
import { TextField } from "../../ui/text-field.tsx"
import { CompanyFields } from "../account/company-fields.tsx"
import type { Choice } from "../place/communes-store.ts"
import { PlaceFields } from "../place/place-fields.tsx"
import { type CheckoutInput, documents } from "./checkout-field-names.ts"
import { checkoutPageTexts as texts } from "./texts.ts"

const documentOptions = (["receipt", "invoice"] as const).map((document) => ({
  value: documents[document],
  label: texts.documents[document],
  hint: texts.documentHints[document],
}))

/**
 * Boleta or factura; the factura's fields show only when it is chosen, also without JavaScript.
 * Must be inside a form with the class `group`.
 */
export function DocumentFields(props: {
  field: CheckoutInput
  regions: Choice[]
  /** Communes of the initially chosen region. */
  communes: Choice[]
}) {
  const { field } = props
  return (
    <>
      <RadioCards label={texts.document} options={documentOptions} {...field("is_invoice")} />
      <div className="hidden flex-col gap-5 rounded-control bg-sunken p-4 group-has-[[name=is\_invoice][value=true]:checked]:flex">
        <p className="text-ink-soft text-sm">{texts.invoiceLead}</p>
        <CompanyFields
          name={field("company_name")}
          rut={field("rut")}
          businessActivity={field("business_activity")}
        />
        <TextField
          label={texts.address}
          autoComplete="street-address"
          required
          {...field("address")}
        />
        <PlaceFields
          regions={props.regions}
          communes={props.communes}
          region={field("region")}
          commune={field("commune")}
        />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          required
          {...field("email")}
        />
      </div>
    </>
  )
}

/**
 * Consent to the terms of payment; the terms open in another tab, so that typed values are not
 * lost.
 */
export function TermsField({ field }: { field: CheckoutInput }) {
  return (
    <CheckboxField required {...field("terms")}>
      {texts.termsBefore}
      <a href={paths.terms} target="_blank" rel="noopener" className="text-sky underline">
        {texts.terms}
        <span className="visually-hidden">{texts.newTab}</span>
      </a>
      .
    </CheckboxField>
  )
}

/** Hidden fields of a checkout: its idempotency key, and the total that was shown. */
export function CheckoutMarks({ orderKey, total }: { orderKey: string; total: number }) {
  useEffect(() => {
    // Returning from Webpay to a page restored from the browser's cache starts another checkout.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload()
    }
    addEventListener("pageshow", onShow)
    return () => removeEventListener("pageshow", onShow)
  }, [])
  return (
    <>
      {/* Keeps browsers that restore form values from restoring the key of another checkout. */}
      <input type="hidden" name="key" value={orderKey} autoComplete="off" />
      <input type="hidden" name="total" value={total} autoComplete="off" />
    </>
  )
}
