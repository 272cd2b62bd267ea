import { expect, test } from "vitest"
import { detailsText } from "./order-event-texts.ts"

test("an event's details are shown in words, amounts as money, without raw values", () => {
  const request = { by: 5, amount: 69_990, reason: "Se arrepintió", credits: { publication: 15 } }
  expect(detailsText(request)).toBe(
    "Cuenta N.º: 5 · Monto: $69.990 · Motivo: Se arrepintió · Créditos para publicar: 15",
  )
  expect(detailsText({ case: "finished" })).toBe("Regreso: terminó en Webpay")
  expect(detailsText({ from: "redirected" })).toBe("Antes: Esperando el pago")
  expect(detailsText({ state: "stored" })).toBe("Estado: datos guardados, sin emitir")
  expect(detailsText({ amount: 1, reason: "not-ours" })).toContain("no coincide con la orden")
  expect(detailsText({})).toBe("")
  expect(detailsText(null)).toBe("")
})
