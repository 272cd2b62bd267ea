import { render, screen } from "@testing-library/react"
import { buildOrder } from "@wara/factories/build-order"
import { expect, test, vi } from "vitest"
import { Receipt } from "./receipt.tsx"

/** The receipt's facts by name. */
function factsOf(given: Parameters<typeof buildOrder>[0]): Record<string, string | null> {
  render(<Receipt order={buildOrder(given)} shop="Wara" />)
  const names = screen.getAllByRole("term").map((term) => term.textContent ?? "")
  const values = screen.getAllByRole("definition").map((value) => value.textContent)
  return Object.fromEntries(names.map((name, place) => [name, values[place] ?? null]))
}

const instalments = {
  authorization_code: "120398",
  payment_type_code: "VC",
  card_number: "6623",
  installments_number: 6,
  installments_amount: 11_665,
  // Chile is three hours behind in November.
  transaction_date: "2026-11-22T02:05:00.000Z",
  response_code: 0,
}

test("a receipt shows everything that Transbank requires, in Chile's time", () => {
  expect(factsOf({ buy_order: "W20261121-9", payment: instalments })).toMatchObject({
    "Número de orden": "W20261121-9",
    Comercio: "Wara",
    Descripción: "15 anuncios",
    "Monto pagado": "$69.990 CLP",
    "Código de autorización": "120398",
    "Fecha del pago": "21 de noviembre de 2026 a las 23:05",
    "Tipo de pago": "Crédito",
    "Tipo de cuotas": "Cuotas normales",
    "Cantidad de cuotas": "6",
    "Valor de cada cuota": "$11.665",
    Tarjeta: "Terminada en 6623",
    Neto: "$58.815",
    IVA: "$11.175",
    Total: "$69.990",
    Documento: "Boleta",
  })
})

test("an unpaid order claims no payment and is not a receipt", () => {
  const open = factsOf({ state: "rejected", payment: null, paid_at: null })
  expect(open).toMatchObject({ Monto: "$69.990 CLP" })
  expect(Object.keys(open)).not.toContain("Código de autorización")
  expect(screen.getByRole("heading").textContent).toBe("Detalle de la orden")
  expect(screen.queryByText(/prueba el pago/)).toBeNull()
  expect(screen.queryByRole("button", { name: /Imprimir/ })).toBeNull()
})

test("it includes a refund and a factura's data; an unknown code is shown as it is", () => {
  const invoice = {
    rut: "76086428-5",
    company_name: "Faena SpA",
    business_activity: "Arriendo de maquinaria",
    address: "Ruta 5 km 12",
    commune: "Quilicura",
    email: "pagos@faena.cl",
  }
  const payment = { ...instalments, payment_type_code: "XX" }
  const facts = factsOf({ is_invoice: true, invoice, payment, refunded: 69_990 })
  expect(facts).toMatchObject({
    Documento: "Factura",
    RUT: "76.086.428-5",
    Dirección: "Ruta 5 km 12, Quilicura",
    Devuelto: "$-69.990",
    "Tipo de pago": "XX",
  })
  expect(Object.keys(facts)).not.toContain("Tipo de cuotas")
})

test("the button prints", () => {
  const print = vi.fn()
  vi.stubGlobal("print", print)
  render(<Receipt order={buildOrder()} shop="Wara" />)
  screen.getByRole("button", { name: /Imprimir/ }).click()
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
