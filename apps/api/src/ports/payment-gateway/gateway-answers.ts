import { z } from "zod"
import { type GatewayPayment, type GatewayRefund, gatewayStates } from "./payment-gateway.ts"

/** For display only: an unreadable value here must not hide whether the payment was made. */
const shown = z.string().min(1).nullable().catch(null)
const shownNumber = z.number().nullable().catch(null)
const shownInstant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable()
  .catch(null)

export const pageSchema = z.object({ token: z.string().min(1).max(64), url: z.url() })

/**
 * The answer to `commit` and `status`. Additional fields of the gateway (such as `vci`) are left
 * out.
 */
export const paymentSchema = z
  .object({
    status: z.enum(gatewayStates),
    response_code: z.number().int().nullish(),
    amount: z.number().int(),
    buy_order: z.string().min(1),
    session_id: shown.optional(),
    authorization_code: shown.optional(),
    payment_type_code: shown.optional(),
    card_detail: z.object({ card_number: shown.optional() }).nullable().optional().catch(null),
    accounting_date: shown.optional(),
    transaction_date: shownInstant.optional(),
    installments_number: shownNumber.optional(),
    installments_amount: shownNumber.optional(),
    balance: shownNumber.optional(),
  })
  .transform(
    (answer): GatewayPayment => ({
      status: answer.status,
      responseCode: answer.response_code ?? null,
      amount: answer.amount,
      buyOrder: answer.buy_order,
      sessionId: answer.session_id ?? null,
      authorizationCode: answer.authorization_code ?? null,
      paymentTypeCode: answer.payment_type_code ?? null,
      cardNumber: answer.card_detail?.card_number?.slice(-4) ?? null,
      accountingDate: answer.accounting_date ?? null,
      transactionDate: answer.transaction_date ?? null,
      installmentsNumber: answer.installments_number ?? null,
      installmentsAmount: answer.installments_amount ?? null,
      balance: answer.balance ?? null,
    }),
  )

/** The answer to `refund`. A refund that the bank declined has a code other than 0. */
export const refundSchema = z.union([
  z.object({ type: z.literal("REVERSED") }).transform((): GatewayRefund => ({ type: "REVERSED" })),
  z
    .object({
      type: z.literal("NULLIFIED"),
      response_code: z.literal(0),
      nullified_amount: z.number().int(),
      balance: z.number().int(),
      authorization_code: shown.optional(),
      authorization_date: shownInstant.optional(),
    })
    .transform(
      (answer): GatewayRefund => ({
        type: "NULLIFIED",
        authorizationCode: answer.authorization_code ?? null,
        authorizationDate: answer.authorization_date ?? null,
        nullifiedAmount: answer.nullified_amount,
        balance: answer.balance,
      }),
    ),
])
