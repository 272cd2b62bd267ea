import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { type UnpaidOrder, unpaidLetter } from "./unpaid-letter.ts"

/**
 * The buyer did not return from the payment page in time; states the result and how to continue.
 */
export function paymentUnfinishedMail(site: EmailSite, order: UnpaidOrder): Mail {
  return unpaidLetter(site, order, {
    title: "Tu pago quedó sin terminar",
    paragraphs: (amount, buyOrder) => [
      `Pasó el tiempo para pagar ${amount} de la orden ${buyOrder} y la cerramos. No se hizo ningún cargo.`,
    ],
    adds: ["Si decidiste no comprar, no tienes que hacer nada."],
  })
}
