import { cleanup, render, waitFor } from "@testing-library/react"
import type { Order } from "@wara/contract/order"
import { buildOrder } from "@wara/factories/build-order"
import { createRoutesStub } from "react-router"
import { expect, test } from "vitest"
import { captureTags } from "../../../test/capture-tags.ts"
import AdThanks from "../post-ad/thanks.tsx"
import PackThanks from "./pack-thanks.tsx"

const site = { name: "Wara" }
const credits = { publication: 15, featured: 1, days: 15 }

type Page = NonNullable<Parameters<typeof createRoutesStub>[0][number]["Component"]>

async function show(Page: Page, order: Order) {
  cleanup()
  const loader = () => ({ order, credits, owner: 1, sent: null })
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => ({ site }),
      HydrateFallback: () => null,
      children: [{ index: true, loader, Component: Page }],
    },
  ])
  const { container } = render(<Stub />)
  await waitFor(() => expect(container.querySelector("h1")).not.toBeNull())
}

test("the thank-you page tracks a payment exactly once", async () => {
  const events = captureTags()
  const first = { buy_order: "T-1" }
  await show(PackThanks, buildOrder({ ...first, state: "redirected" }))
  expect(events).toEqual([])
  await show(PackThanks, buildOrder({ ...first, state: "paid" }))
  await show(PackThanks, buildOrder({ ...first, state: "paid" }))
  await show(AdThanks, buildOrder({ buy_order: "T-2", state: "paid" }))
  await show(AdThanks, buildOrder({ ...first, state: "paid" }))
  expect(events).toMatchObject([
    { event: "purchase", ecommerce: { transaction_id: "T-1", value: 69_990 } },
    { event: "purchase", ecommerce: { transaction_id: "T-2" } },
  ])
})
