import { randomBytes } from "node:crypto"
import { expect } from "vitest"
import {
  GatewayFailure,
  type PaymentGateway,
} from "../src/ports/payment-gateway/payment-gateway.ts"
import type { Webpay } from "./start-webpay.ts"

/** An object in the API's format. */
export type Wire = Record<string, unknown>

/** A client of Webpay that returns raw responses. */
export type WebpayClient = {
  create: (order: Wire) => Promise<Wire>
  commit: (token: string) => Promise<Wire>
  status: (token: string) => Promise<Wire>
  refund: (token: string, amount: number) => Promise<Wire>
}

const path = "/rswebpaytransaction/api/webpay/v1.2/transactions"
/** A call over plain HTTP, valid by default. */
export function callByHttp(
  { settings }: Webpay,
  method: string,
  rest = "",
  body?: unknown,
  headers: Wire = {},
) {
  return fetch(settings.baseUrl + path + rest, {
    method,
    headers: {
      "tbk-api-key-id": settings.commerceCode,
      "tbk-api-key-secret": settings.apiKey,
      "content-type": "application/json",
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  })
}

async function askByHttp(webpay: Webpay, method: string, rest = "", body?: unknown): Promise<Wire> {
  const answer = await callByHttp(webpay, method, rest, body)
  const content: Wire = JSON.parse(await answer.text())
  if (answer.status === 200) return content
  expect(Object.keys(content)).toEqual(["error_message"])
  throw new Error(`${answer.status} ${content.error_message}`)
}

/** Over plain HTTP: throws "status message" on an error. */
export function httpClient(webpay: () => Webpay): WebpayClient {
  const ask = (method: string, rest?: string, body?: unknown) =>
    askByHttp(webpay(), method, rest, body)
  return {
    create: (order) => ask("POST", "", order),
    commit: (token) => ask("PUT", `/${token}`),
    status: (token) => ask("GET", `/${token}`),
    refund: (token, amount) => ask("POST", `/${token}/refunds`, { amount }),
  }
}

/** Converts a failure of the adapter into the raw form, so that both have the same expectations. */
const toWireError = <T>(call: Promise<T>): Promise<T> =>
  call.catch((cause: unknown) => {
    if (!(cause instanceof GatewayFailure)) throw cause
    expect(cause.kind).toMatch(/^(refused|not-found)$/)
    throw new Error(`${cause.httpStatus ?? "unsent"} ${cause.detail}`)
  })

/** Through the product's adapter; throws like the plain call. */
export function adapterClient(gateway: () => PaymentGateway): WebpayClient {
  return {
    create: (order) =>
      toWireError(
        gateway().create({
          buyOrder: String(order.buy_order),
          sessionId: String(order.session_id),
          amount: Number(order.amount),
          returnUrl: String(order.return_url),
        }),
      ),
    commit: async (token) => wireOf(await toWireError(gateway().commit(token))),
    status: async (token) => wireOf(await toWireError(gateway().status(token))),
    refund: async (token, amount) => {
      const refund = await toWireError(gateway().refund(token, amount))
      if (refund.type === "REVERSED") return refund
      expect(refund.authorizationCode).toMatch(/^\d{6}$/)
      expect(refund.authorizationDate).toBeInstanceOf(Date)
      const { type, nullifiedAmount, balance } = refund
      return { type, response_code: 0, nullified_amount: nullifiedAmount, balance }
    },
  }
}

function wireOf(payment: Awaited<ReturnType<PaymentGateway["status"]>>): Wire {
  const { cardNumber, transactionDate } = payment
  return {
    status: payment.status,
    amount: payment.amount,
    buy_order: payment.buyOrder,
    session_id: payment.sessionId,
    ...(payment.responseCode === null ? {} : { response_code: payment.responseCode }),
    ...(cardNumber === null ? {} : { card_detail: { card_number: cardNumber } }),
    authorization_code: payment.authorizationCode,
    payment_type_code: payment.paymentTypeCode,
    accounting_date: payment.accountingDate,
    transaction_date: transactionDate?.toISOString(),
    installments_number: payment.installmentsNumber,
    ...(payment.installmentsAmount === null
      ? {}
      : { installments_amount: payment.installmentsAmount }),
    ...(payment.balance === null ? {} : { balance: payment.balance }),
  }
}

/** A payment that may be created; its order is new. */
export function buildPayment(difference: Wire = {}): Wire {
  return {
    buy_order: `W${randomBytes(8).toString("hex")}`,
    session_id: "session",
    amount: 69_900,
    return_url: "http://localhost:3000/packs/retorno?idioma=es",
    ...difference,
  }
}
