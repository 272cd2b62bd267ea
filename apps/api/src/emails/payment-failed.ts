import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { type UnpaidOrder, unpaidLetter } from "./unpaid-letter.ts"

/** The bank declined a payment: what to check, and that nothing is lost. */
export function paymentFailedMail(site: EmailSite, order: UnpaidOrder): Mail {
  return unpaidLetter(site, order, {
    title: "No se pudo hacer tu pago",
    paragraphs: (amount, buyOrder) => [
      `Tu banco no autorizó el pago de ${amount} de la orden ${buyOrder}. No se hizo ningún cargo.`,
      "Suele pasar por un dato de la tarjeta mal escrito, por falta de cupo o saldo, o porque la tarjeta no está habilitada para comprar por internet.",
    ],
    adds: ["Si vuelve a pasar, prueba con otra tarjeta o pregunta en tu banco."],
  })
}
