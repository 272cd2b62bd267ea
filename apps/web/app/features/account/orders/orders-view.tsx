import type { Pagination as PageFacts } from "@wara/contract/answer"
import type { Order } from "@wara/contract/order"
import type { OrderState } from "@wara/domain/orders/order"
import { orderStateTexts } from "@wara/domain/orders/order-texts"
import { paths } from "@wara/domain/site/paths"
import ReceiptText from "lucide-react/icons/receipt-text"
import { Form, Link, useSubmit } from "react-router"
import { Pagination } from "../../../ui/pagination.tsx"
import { SelectField } from "../../../ui/select-field.tsx"
import { PageHead } from "../frame/page-parts.tsx"
import { OrderRows } from "./order-rows.tsx"
import { orderTexts } from "./texts.ts"

/** Names of the states in the URL, in the order in which they are offered. */
const names = {
  paid: "pagadas",
  redirected: "en-espera",
  rejected: "rechazadas",
  aborted: "anuladas",
  timed_out: "vencidas",
  failed: "fallidas",
  refunded: "devueltas",
  partially_refunded: "devueltas-en-parte",
  created: "iniciadas",
} as const satisfies Record<OrderState, string>

const orderStateKey = "estado"

const pageKey = "page"

type OrdersPlace = { state: OrderState | null; page: number }

const states = Object.keys(names).filter((name): name is OrderState => name in names)

const orderStateChoices = states.map((state) => ({ state, value: names[state] }))

/** Reads the place from the URL; invalid values become the first page of all orders. */
export function readOrdersPlace(search: URLSearchParams): OrdersPlace {
  const chosen = orderStateChoices.find(({ value }) => value === search.get(orderStateKey))
  const page = search.get(pageKey) ?? ""
  return { state: chosen?.state ?? null, page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1 }
}

export function ordersPath({ state, page }: OrdersPlace): string {
  const query = new URLSearchParams()
  if (state !== null) query.set(orderStateKey, names[state])
  if (page > 1) query.set(pageKey, String(page))
  return query.size === 0 ? paths.accountOrders : `${paths.accountOrders}?${query}`
}

const options = orderStateChoices.map(({ state, value }) => ({
  value,
  label: orderStateTexts[state].name,
}))

/** Filters the orders by state; applied on change, or by a button without JavaScript. */
function OrderFilter({ state }: { state: OrderState | null }) {
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

export function OrdersView(props: {
  orders: Order[]
  state: OrderState | null
  pagination: PageFacts
}) {
  const { orders, pagination, state } = props
  if (orders.length === 0 && state === null) return <NoOrders />
  return (
    <>
      <PageHead title={orderTexts.title} lead={orderTexts.lead} />
      <OrderFilter state={state} />
      <section
        aria-label={orderTexts.list}
        className="rounded-card border border-line bg-surface px-4 py-1 sm:px-6"
      >
        {orders.length === 0 ? (
          <p className="flex flex-wrap items-center gap-x-4 py-4 text-ink-soft">
            {orderTexts.noneOfState}
            <Link to={paths.accountOrders} className="text-sky underline">
              {orderTexts.seeAll}
            </Link>
          </p>
        ) : (
          <OrderRows orders={orders} />
        )}
      </section>
      {pagination.pageCount > 1 ? (
        <Pagination
          total={pagination.total}
          page={pagination.page}
          pageSize={pagination.pageSize}
          pathOf={(page) => ordersPath({ state, page })}
        />
      ) : null}
    </>
  )
}

function NoOrders() {
  return (
    <>
      <PageHead title={orderTexts.title} lead={orderTexts.lead} />
      <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-6 sm:p-8">
        <ReceiptText aria-hidden className="size-8 text-ink-soft" strokeWidth={1.5} />
        <h2 className="text-lg">{orderTexts.none}</h2>
        <p className="max-w-text text-ink-soft">{orderTexts.noneText}</p>
        <Link to={paths.packs} className="button button-quiet mt-1 text-sm">
          {orderTexts.seePacks}
        </Link>
      </div>
    </>
  )
}
