import { formatMoney } from "@wara/domain/money/money"
import type { Quote } from "@wara/domain/orders/quote"
import { paths } from "@wara/domain/site/paths"
import CircleCheckBig from "lucide-react/icons/circle-check-big"
import Lock from "lucide-react/icons/lock"
import { type ReactNode, useEffect, useId, useState } from "react"
import { Form, Link } from "react-router"
import {
  type CheckoutField,
  type CheckoutInput,
  type CheckoutResult,
  checkoutFields,
  updateIntent,
} from "../../entities/checkout/checkout-field-names.ts"
import {
  CheckoutMarks,
  DocumentFields,
  TermsField,
} from "../../entities/checkout/checkout-fields.tsx"
import { checkoutPageTexts as texts } from "../../entities/checkout/texts.ts"
import {
  forgetOpenedPayment,
  recordOpenedPayment,
  useReturnedUnpaid,
} from "../../entities/payment/opened-payment.ts"
import type { Choice } from "../../entities/place/communes-store.ts"
import { useForm } from "../../forms/use-form.ts"
import { BotCheck } from "../../integrations/bot-check/bot-check.tsx"
import { beginCheckout } from "../../integrations/tags/pack-events.ts"
import { useTrack } from "../../integrations/tags/track.ts"
import { FormFailure } from "../../ui/form-failure.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { type Chosen, type Offer, quoteChosen } from "./checkout-quote.ts"
import { type CheckoutAd, PackChoice } from "./pack-choice.tsx"

/** Buys credits: pack, tax document and total; then continues to Webpay. */
export function CheckoutView(props: {
  offer: Offer
  /** The published ad that is paid for; null when only credits are bought. */
  ad: CheckoutAd | null
  orderKey: string
  /** Initial values of the form, until something else was typed. */
  values: Partial<Record<CheckoutField, string>>
  regions: Choice[]
  communes: Choice[]
  result: CheckoutResult | undefined
}) {
  const { result } = props
  const isReturned = useReturnedUnpaid("credits", { reloadsWhenRestored: true })
  const {
    form,
    field: fieldOf,
    isSending,
  } = useForm(checkoutFields, result, undefined, () => recordOpenedPayment("credits"))
  useEffect(() => {
    // The server sent the form back, so the gateway was not opened.
    if (result !== undefined) forgetOpenedPayment()
  }, [result])
  const values = result?.values ?? props.values
  const field: CheckoutInput = (name) => ({ ...fieldOf(name), defaultValue: values[name] ?? "" })
  const [chosen, setChosen] = useState<Chosen>({
    pack: values.pack ?? "",
    placement: values.placement === "on" && !props.ad?.isFeatured,
  })
  const cost = quoteChosen(props.offer, chosen, props.ad)
  useTrack("checkout", beginCheckout(cost.items))
  const total = cost.total.gross
  return (
    <Form
      {...form}
      className="group grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10"
    >
      {/* Without JavaScript, Enter presses the form's first button: this one. */}
      <noscript>
        <button type="submit" tabIndex={-1} aria-hidden className="visually-hidden">
          {texts.payNothing}
        </button>
      </noscript>
      <CheckoutMarks orderKey={values.key ?? props.orderKey} total={total} />
      <div className="flex min-w-0 flex-col gap-6">
        <FormFailure>{result?.failure}</FormFailure>
        {isReturned && result === undefined ? <ReturnedNotice /> : null}
        <Part title={texts.what}>
          <PackChoice
            offer={props.offer}
            ad={props.ad}
            field={field}
            onChange={(change) => setChosen((before) => ({ ...before, ...change }))}
          />
        </Part>
        <Part title={texts.documentTitle}>
          <DocumentFields field={field} regions={props.regions} communes={props.communes} />
        </Part>
      </div>
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-24">
        <Part title={texts.summary}>
          <div aria-live="polite">
            <OrderBill cost={cost} />
          </div>
          <noscript>
            <button
              type="submit"
              name={updateIntent.name}
              value={updateIntent.value}
              className="button button-quiet text-sm"
            >
              {texts.update}
            </button>
          </noscript>
          <TermsField field={field} />
          <SubmitButton isSending={isSending} sending={texts.paying} className="w-full">
            {total === 0 ? texts.payNothing : texts.pay(total)}
          </SubmitButton>
          <p className="flex gap-2.5 text-ink-soft text-sm">
            <Lock aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
            {texts.safe}
          </p>
          <p className="flex gap-2.5 text-sm">
            <CircleCheckBig aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
            {texts.withdrawal}
          </p>
          <BotCheck action="checkout" />
        </Part>
      </div>
    </Form>
  )
}

/** Shown after a return from the gateway; the payment may be made but not yet confirmed. */
function ReturnedNotice() {
  return (
    <p role="status" className="rounded-card border border-line bg-sunken px-4 py-3.5">
      <span className="font-semibold">{texts.returnedTitle}</span> {texts.returnedBefore}
      <Link to={paths.accountOrders} className="text-sky underline">
        {texts.orders}
      </Link>
      {texts.returnedAfter}
    </p>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Row(props: { name: string; amount: number; className?: string }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${props.className ?? ""}`}>
      <dt className="min-w-0">{props.name}</dt>
      <dd className="shrink-0 tabular-nums">{formatMoney(props.amount, "CLP")}</dd>
    </div>
  )
}

/** The bill: each item with its price, and the total's net amount and IVA. */
function OrderBill({ cost: { items, total } }: { cost: Quote }) {
  if (items.length === 0) return <p className="text-ink-soft">{texts.nothing}</p>
  const { net, iva, gross } = total
  return (
    <dl className="flex flex-col gap-2">
      {items.map(({ name, price }) => (
        <Row key={name} name={name} amount={price} />
      ))}
      <Row
        name={texts.net}
        amount={net}
        className="mt-1 border-line border-t pt-3 text-ink-soft text-sm"
      />
      <Row name={texts.iva} amount={iva} className="text-ink-soft text-sm" />
      <Row
        name={texts.total}
        amount={gross}
        className="mt-1 border-line border-t pt-3 font-semibold text-xl"
      />
    </dl>
  )
}
