import type { OrderPayment } from "../../database/schema/orders.ts"
import type { GatewayPayment } from "../../ports/payment-gateway/payment-gateway.ts"

/** The payment data that an order stores, as required on the receipt. */
export function snapshotPayment(payment: GatewayPayment, now: Date): OrderPayment {
  return {
    authorization_code: payment.authorizationCode ?? "",
    payment_type_code: payment.paymentTypeCode ?? "",
    card_number: payment.cardNumber ?? "",
    installments_number: payment.installmentsNumber,
    installments_amount: payment.installmentsAmount,
    transaction_date: (payment.transactionDate ?? now).toISOString(),
    accounting_date: payment.accountingDate ?? "",
    response_code: payment.responseCode ?? 0,
  }
}
