import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test, vi } from "vitest"
import { captureTags } from "../../../test/capture-tags.ts"
import type { CheckoutResult } from "../../entities/checkout/checkout-field-names.ts"
import { hasOpenedPayment, recordOpenedPayment } from "../../entities/payment/opened-payment.ts"
import { CheckoutView } from "./checkout-view.tsx"
import type { CheckoutAd } from "./pack-choice.tsx"

const record = (id: number) => ({ id, documentId: `p${id}`, days: 15 })
const packs = [
  { ...record(1), name: "1 anuncio", slug: "1-anuncio", price: 5_990, ads: 1, featured: 0 },
  { ...record(2), name: "15 anuncios", slug: "15-anuncios", price: 69_990, ads: 15, featured: 1 },
]

function renderCheckout(given: { result?: CheckoutResult; pack?: string; ad?: CheckoutAd } = {}) {
  const view = (
    <CheckoutView
      offer={{ packs, featuredPrice: 9_990, adDays: 15 }}
      ad={given.ad ?? null}
      orderKey="key-1"
      values={{ pack: given.pack ?? "2", is_invoice: "false", company_name: "Faena SpA" }}
      regions={[]}
      communes={[]}
      result={given.result}
    />
  )
  const routes = [{ path: "/", element: view, action: () => null }]
  const { container } = render(<RouterProvider router={createMemoryRouter(routes)} />)
  const form = container.querySelector("form")
  return () => Object.fromEntries(new FormData(form ?? undefined))
}

function bill(): (string | null)[] {
  const summary = within(screen.getByRole("region", { name: "Resumen" }))
  return summary.getAllByRole("definition").map((amount) => amount.textContent)
}

const renewal = { id: 7, intent: "renew", isFeatured: false } as const

const payButton = () => screen.getByRole("button", { name: /Pagar/ }).textContent

test("the total follows the choice, and is the one that is sent", () => {
  const sent = renderCheckout()
  expect(bill()).toEqual(["$69.990", "$58.815", "$11.175", "$69.990"])
  fireEvent.click(screen.getByRole("checkbox", { name: /Agregar un destacado/ }))
  expect(bill()).toEqual(["$69.990", "$9.990", "$67.210", "$12.770", "$79.980"])
  expect(payButton()).toBe("Pagar $79.980 con Webpay")
  expect(sent()).toMatchObject({ key: "key-1", pack: "2", placement: "on", total: "79980" })
  fireEvent.click(screen.getByRole("radio", { name: /Solo un destacado/ }))
  expect(bill()).toEqual(["$9.990", "$8.395", "$1.595", "$9.990"])
  expect(sent()).toMatchObject({ pack: "none", total: "9990" })
})

test("[B5.33] a renewal offers packs only", () => {
  renderCheckout({ ad: renewal })
  expect(screen.queryByRole("radio", { name: /Solo un destacado/ })).toBeNull()
  expect(screen.getByRole("radio", { name: /^1 anuncio/ })).toBeDefined()
})

test("an added placement stays in the account, or features the renewed ad", () => {
  const hint = () => screen.getByRole("checkbox", { name: /Agregar un destacado/ }).closest("label")
  renderCheckout()
  expect(hint()?.textContent).toContain("Queda en tu cuenta")
  cleanup()
  const sent = renderCheckout({ ad: renewal })
  expect(hint()?.textContent).toContain("destacamos este anuncio")
  fireEvent.click(screen.getByRole("checkbox", { name: /Agregar un destacado/ }))
  expect(payButton()).toBe("Pagar $79.980 con Webpay")
  expect(sent()).toMatchObject({ placement: "on", total: "79980" })
})

test("a placement is not offered with the renewal of a featured ad", () => {
  renderCheckout({ ad: { ...renewal, isFeatured: true } })
  expect(screen.queryByRole("checkbox", { name: /Agregar un destacado/ })).toBeNull()
})

test("[B10.122] nothing is preselected or ticked, and the prices say that they include IVA", () => {
  renderCheckout({ pack: "" })
  expect(screen.getByText("Precios con IVA incluido.")).toBeDefined()
  expect(screen.queryByRole("radio", { name: /anuncio/, checked: true })).toBeNull()
  expect(screen.getByText("Elige un pack para ver el total.")).toBeDefined()
  expect(screen.getByRole("checkbox", { name: /Acepto los/, checked: false })).toBeDefined()
  expect(payButton()).toBe("Pagar con Webpay")
})

test("a returned form keeps its key, choice and input, with each error next to its field", () => {
  const values = { key: "key-0", pack: "1", is_invoice: "true", rut: "76.086.428-4", total: "5990" }
  const errors = { rut: "Ese RUT no es válido." }
  const sent = renderCheckout({ result: { values, errors, failure: null } })
  expect(sent()).toMatchObject({ key: "key-0", pack: "1", is_invoice: "true", total: "5990" })
  const rut = screen.getByLabelText("RUT de la empresa")
  expect([rut.getAttribute("aria-invalid"), rut instanceof HTMLInputElement && rut.value]).toEqual([
    "true",
    "76.086.428-4",
  ])
  expect(document.activeElement).toBe(rut)
})

test("a RUT is formatted while typing", () => {
  renderCheckout()
  const rut = screen.getByLabelText("RUT de la empresa")
  for (const [typed, shown] of [
    ["7608", "760-8"],
    ["76086428k", "76.086.428-K"],
    ["no es", "no es"],
  ]) {
    fireEvent.input(rut, { target: { value: typed } })
    expect(rut instanceof HTMLInputElement && rut.value).toBe(shown)
  }
})

test("a checkout is tracked once, when it first shows an amount to pay", () => {
  const events = captureTags()
  renderCheckout({ pack: "" })
  expect(events).toEqual([])
  fireEvent.click(screen.getByRole("radio", { name: /15 anuncios/ }))
  fireEvent.click(screen.getByRole("checkbox", { name: /Agregar un destacado/ }))
  const ecommerce = { value: 69_990, items: [{ item_id: "pack-15" }] }
  expect(events).toMatchObject([{ event: "begin_checkout", ecommerce }])
})

test("[B5.38] returning from Webpay by the back button shows a message at the top, once", async () => {
  const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => {})
  recordOpenedPayment("credits")
  renderCheckout()
  expect(screen.getByText("Volviste de Webpay.").parentElement?.textContent).toContain(
    "no pagues de nuevo: tu compra está en Mis órdenes",
  )
  await expect.poll(() => scrolled.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]])
  cleanup()
  renderCheckout()
  expect(screen.queryByText("Volviste de Webpay.")).toBeNull()
})

test("[B5.38] a form returned by the server does not count as opening Webpay", () => {
  renderCheckout()
  fireEvent.click(screen.getByRole("button", { name: /Pagar/ }))
  expect(hasOpenedPayment("credits")).toBe(true)
  cleanup()
  renderCheckout({ result: { values: { pack: "1" }, errors: {}, failure: "No disponible." } })
  expect(screen.queryByText("Volviste de Webpay.")).toBeNull()
  expect(hasOpenedPayment("credits")).toBe(false)
})
