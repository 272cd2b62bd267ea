import { expect, test } from "vitest"
import { paymentReceiptMail, refundMail } from "./payment-receipt.ts"
import { paymentFailedMail, paymentUnfinishedMail } from "./unpaid-order.ts"

const site = { siteName: "Wara", baseUrl: "https://wara.test" }

const order = {
  documentId: "0123456789abcdef",
  buyOrder: "W20261121-7",
  adId: 3,
  adIntent: "publish",
  amount: 20_000,
  credits: 5,
  buyer: { email: "ana@faena.cl", firstname: "Ana" },
  items: [
    { name: "15 anuncios <b>", price: 69_990 },
    { name: "Anuncio destacado", price: 9_990 },
  ],
  net: 67_210,
  iva: 12_770,
  total: 79_980,
  isInvoice: true,
  payment: {
    authorization_code: "001213",
    payment_type_code: "VC",
    card_number: "6623",
    installments_number: 6,
    installments_amount: 13_330,
    transaction_date: "2026-11-21T17:35:00.000Z",
  },
  ad: { outcome: "submitted", leavesCredits: true },
} as const

test.each(
  Object.entries({
    paid: paymentReceiptMail,
    failed: paymentFailedMail,
    unfinished: paymentUnfinishedMail,
    refund: refundMail,
  }),
)(
  "the mail of a payment (%s) has the same content in HTML and text, with a link",
  (_name, write) => {
    const mail = write(site, order)
    expect(mail.to).toBe("ana@faena.cl")
    expect(mail.text).toMatch(/^Hola, Ana:\n/)
    expect(mail.text).toContain("W20261121-7")
    expect(mail.html).toMatch(/href="https:\/\/wara\.test\/cuenta\/mis-/)
    expect(mail.html).not.toContain("<b>")
    const html = mail.html
      .replace(/<a [^>]*href="([^"]*)"[^>]*>Escríbenos<\/a>/, "Escríbenos: $1")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
    for (const line of mail.text.split("\n")) expect(html).toContain(line.replace(/:$/, ""))
  },
)

test.each([
  ["VD", null, null, "Débito", "Sin cuotas"],
  ["VN", 0, null, "Crédito", "Sin cuotas"],
  ["SI", 3, 26_660, "Crédito", "3 cuotas sin interés de $26.660"],
  ["NC", 5, 15_996, "Crédito", "5 cuotas sin interés de $15.996"],
  ["VC", 6, null, "Crédito", "6 cuotas normales"],
  ["ZZ", 2, 39_990, "ZZ", "2 cuotas de $39.990"],
] as const)(
  "[B8.182] the receipt of a payment of type %s names its instalments once",
  (code, count, each, card, line) => {
    const paid = { payment_type_code: code, installments_number: count, installments_amount: each }
    const { text } = paymentReceiptMail(site, { ...order, payment: { ...order.payment, ...paid } })
    const lines = text.split("\n").filter((one) => /^(Tipo de pago|Cuotas): /.test(one))
    expect(lines).toEqual([`Tipo de pago: ${card}`, `Cuotas: ${line}`])
    expect(text.match(/cuotas/gi)).toHaveLength(2)
  },
)

test("a receipt has everything that Webpay requires shops to show", () => {
  const { text } = paymentReceiptMail(site, order)
  for (const line of [
    "Orden: W20261121-7",
    "Comercio: Wara",
    "15 anuncios <b>: $69.990",
    "Anuncio destacado: $9.990",
    "Neto: $67.210",
    "IVA: $12.770",
    "Total: $79.980 (pesos chilenos)",
    "Fecha del pago: 21 de noviembre de 2026 a las 14:35",
    "Código de autorización: 001213",
    "Tipo de pago: Crédito",
    "Cuotas: 6 cuotas normales de $13.330",
    "Tarjeta terminada en: 6623",
  ]) {
    expect(text.split("\n")).toContain(line)
  }
  expect(text).toContain("enviamos tu anuncio a revisión")
  // Credits paid together with an ad are already spent.
  expect(text).not.toContain("Tus créditos ya están en tu cuenta")
  expect(paymentReceiptMail(site, { ...order, ad: null }).text).toContain(
    "Tus créditos ya están en tu cuenta",
  )
  const boleta = {
    ...order,
    isInvoice: false,
    ad: { outcome: "draft", leavesCredits: true } as const,
  }
  expect(paymentReceiptMail(site, boleta).text).toMatch(
    /sigue como borrador[\s\S]*no reemplaza la boleta/,
  )
})

test("a failed payment says that nothing was charged; a refund states the amount and the revoked credits", () => {
  for (const write of [paymentFailedMail, paymentUnfinishedMail]) {
    expect(write(site, order).text).toContain("No se hizo ningún cargo.")
  }
  expect(refundMail(site, order).text).toContain("$20.000, una parte del pago")
  expect(refundMail(site, order).text).toContain("Retiramos 5 créditos")
  const whole = { ...order, amount: 79_980, credits: 0 }
  expect(refundMail(site, whole).text).toContain("el pago completo")
  expect(refundMail(site, whole).text).not.toContain("Retiramos")
})

test.each(["submitted", "renewed", "renewed-and-featured", "featured"] as const)(
  "the receipt of an ad that was %s speaks of remaining credits only when there are some",
  (outcome) => {
    const textOf = (leavesCredits: boolean) =>
      paymentReceiptMail(site, { ...order, ad: { outcome, leavesCredits } }).text
    expect(textOf(true)).toContain("Los créditos que te quedan están en tu cuenta.")
    expect(textOf(false)).not.toContain("créditos que te quedan")
    expect(textOf(false)).toMatch(
      /Con él (enviamos|renovamos|destacamos|renovamos y destacamos) tu/,
    )
  },
)

test.each([paymentFailedMail, paymentUnfinishedMail])(
  "[B10.241] an unpaid order says what became of its ad, and leads back to what was to be paid: %o",
  (write) => {
    expect(write(site, order).text).toContain("Tu anuncio quedó guardado como borrador.")
    const feature = write(site, { ...order, adIntent: "feature" }).text
    expect(feature).toContain("Tu anuncio sigue como estaba, sin destacar.")
    expect(feature).toContain("/packs/comprar?destacar=3")
    const renew = write(site, { ...order, adIntent: "renew" }).text
    expect(renew).toContain("Tu anuncio sigue como estaba, sin renovar.")
    expect(renew).toContain("/packs/comprar?renovar=3")
    expect(`${feature}${renew}`).not.toContain("borrador")
  },
)
