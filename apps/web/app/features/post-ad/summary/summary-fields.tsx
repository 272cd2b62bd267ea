import { formatPhone } from "@wara/domain/accounts/phone"
import type { Quote } from "@wara/domain/orders/quote"
import {
  type CheckoutField,
  type CheckoutInput,
  type CheckoutResult,
  checkoutFields,
  documents,
  type InitialCheckout,
} from "../../../entities/checkout/checkout-field-names.ts"
import {
  CheckoutMarks,
  DocumentFields,
  TermsField,
} from "../../../entities/checkout/checkout-fields.tsx"
import { checkoutPageTexts } from "../../../entities/checkout/texts.ts"
import { useForm } from "../../../forms/use-form.ts"
import { CheckboxField } from "../../../ui/checkbox-field.tsx"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { summaryTexts as texts } from "./texts.ts"

type Result = CheckoutResult | undefined

function useCheckoutFields(
  given: Partial<Record<CheckoutField, string>>,
  result: Result,
): CheckoutInput {
  const { field } = useForm(checkoutFields, result)
  const values = result?.values ?? given
  return (name) => ({ ...field(name), defaultValue: values[name] ?? "" })
}

/** Boleta or factura for the payment that publishes an ad, and the hidden fields. */
export function CheckoutDocument(props: {
  checkout: InitialCheckout
  cost: Quote
  result: Result
  isInvoice: boolean
  onInvoice: (isInvoice: boolean) => void
}) {
  const { checkout, cost, result, isInvoice, onInvoice } = props
  const values = { ...checkout.values, ...(isInvoice ? { is_invoice: documents.invoice } : {}) }
  const field = useCheckoutFields(values, result)
  return (
    <section
      aria-label={checkoutPageTexts.documentTitle}
      onChange={({ target }) => {
        const isDocument = target instanceof HTMLInputElement && target.name === "is_invoice"
        if (isDocument) onInvoice(target.value === documents.invoice)
      }}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <CheckoutMarks orderKey={result?.values.key ?? checkout.orderKey} total={cost.total.gross} />
      <FormFailure>{result?.failure}</FormFailure>
      <DocumentFields field={field} regions={checkout.regions} communes={checkout.communes} />
    </section>
  )
}

/** The terms that the user accepts by paying. */
export function CheckoutTerms({ result }: { result: Result }) {
  const field = useCheckoutFields({}, result)
  return <TermsField field={field} />
}

/** Name of the checkbox that saves the ad's contact data in the profile. */
export const saveContactField = "save_contact"

/** Offers to save the ad's phone and place in the profile when it has none. */
export function SaveContactField(props: { phone: string; place: string }) {
  return (
    <CheckboxField name={saveContactField}>
      {texts.saveContact}
      <span className="block text-ink-soft text-sm">
        {texts.saveContactHint(formatPhone(props.phone), props.place)}
      </span>
    </CheckboxField>
  )
}
