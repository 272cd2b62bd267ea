import type { OrderState } from "@wara/domain/orders/order-state"
import { orderStateTexts } from "@wara/domain/orders/order-texts"
import { paths } from "@wara/domain/site/paths"
import { Form, useSubmit } from "react-router"
import { SelectField } from "../../../ui/select-field.tsx"
import { orderStateChoices, orderStateKey } from "./order-states.ts"
import { orderTexts } from "./order-texts.ts"

const options = orderStateChoices.map(({ state, value }) => ({
  value,
  label: orderStateTexts[state].name,
}))

/** Chooses the state of the orders that are shown; at once, or without scripts by a button. */
export function OrderFilter({ state }: { state: OrderState | null }) {
  const submit = useSubmit()
  const chosen = orderStateChoices.find((choice) => choice.state === state)
  return (
    <Form
      action={paths.accountOrders}
      className="flex flex-wrap items-end gap-3"
      onChange={(event) => void submit(event.currentTarget)}
    >
      <div className="w-full sm:w-64">
        <SelectField
          key={state}
          label={orderTexts.filter}
          name={orderStateKey}
          options={options}
          empty={orderTexts.all}
          defaultValue={chosen?.value ?? ""}
        />
      </div>
      <noscript>
        <button type="submit" className="button button-quiet text-sm">
          {orderTexts.apply}
        </button>
      </noscript>
    </Form>
  )
}
