import type { StaffTaxDocument } from "@wara/contract/admin"
import { formatRut } from "@wara/domain/accounts/rut"
import { splitIva } from "@wara/domain/money/iva"
import { siiDocumentTypes } from "@wara/domain/orders/tax-document"
import { FactList } from "../../ui/fact-list.tsx"
import { moneyText } from "../../ui/money-texts.ts"
import { Section } from "../../ui/section.tsx"
import { orderPageTexts } from "../orders/order-page-texts.ts"
import { userPageTexts } from "../users/user-page-texts.ts"
import { taxDocumentPageTexts as texts } from "./tax-document-page-texts.ts"

/** Everything that a billing system asks for, in the order in which it asks. */
export function IssuerData({ document }: { document: StaffTaxDocument }) {
  const { amount, buyer_email, buyer_name, invoice, items, kind } = document
  const { iva, net } = splitIva(amount)
  return (
    <Section title={texts.data}>
      <FactList
        facts={[
          [texts.siiType, siiDocumentTypes[kind]],
          [texts.receiver, invoice?.company_name ?? buyer_name],
          [userPageTexts.rut, invoice && formatRut(invoice.rut)],
          [orderPageTexts.businessActivity, invoice?.business_activity],
          [orderPageTexts.address, invoice?.address],
          [orderPageTexts.commune, invoice?.commune],
          [userPageTexts.email, invoice?.email ?? buyer_email],
          [
            texts.detail,
            items.map(({ name, price }) => `${name}: ${moneyText(price)}`).join(" + "),
          ],
          [texts.net, moneyText(net)],
          [texts.iva, moneyText(iva)],
          [texts.amount, moneyText(amount)],
          [
            texts.corrects,
            kind === "credit_note" && (document.sale_folio ?? texts.correctsPending),
          ],
          [texts.refundReason, document.refund_reason],
        ]}
      />
    </Section>
  )
}
