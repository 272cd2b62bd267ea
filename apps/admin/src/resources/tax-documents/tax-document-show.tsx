import Box from "@mui/material/Box"
import type { StaffTaxDocument } from "@wara/contract/admin"
import { formatRut } from "@wara/domain/accounts/rut"
import { splitIva } from "@wara/domain/money/money"
import { taxDocumentNames } from "@wara/domain/orders/order-texts"
import { siiDocumentTypes } from "@wara/domain/orders/tax-document"
import { usePermissions, useRecordContext } from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { RecordShow } from "../../ui/record-show.tsx"
import { FactList, Section } from "../../ui/section.tsx"
import { StateTag } from "../../ui/state-tag.tsx"
import { labels, moneyText } from "../../ui/ui-texts.ts"
import { orderPageTexts } from "../orders/order-page-texts.ts"
import { userPageTexts } from "../users/user-page-texts.ts"
import { TaxDocumentFile } from "./tax-document-file.tsx"
import { taxDocumentTones } from "./tax-document-list.tsx"
import { taxDocumentPageTexts as texts } from "./tax-document-page-texts.ts"

export function TaxDocumentShow() {
  return (
    <RecordShow actions={false}>
      <TaxDocumentPage />
    </RecordShow>
  )
}

export function TaxDocumentPage() {
  const document = useRecordContext<StaffTaxDocument>()
  const { permissions: role } = usePermissions()
  if (!document) return null
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        alignItems: "start",
      }}
    >
      <Section title={taxDocumentNames[document.kind]}>
        <FactList
          facts={[
            [
              labels.state,
              <StateTag key="state" tone={taxDocumentTones[document.state]}>
                {texts.states[document.state]}
              </StateTag>,
            ],
            [texts.folio, document.folio],
            [
              texts.order,
              <RecordLink key="order" resource="orders" id={document.order_id}>
                {document.buy_order}
              </RecordLink>,
            ],
            [texts.paidAt, <Moment key="paid" at={document.paid_at} />],
            [texts.waitingSince, <Moment key="since" at={document.createdAt} />],
            [texts.issuedAt, document.issued_at && <Moment key="at" at={document.issued_at} />],
            [texts.waivedReason, document.waived_reason],
          ]}
        />
      </Section>
      <IssuerData document={document} />
      {role === "operator" && <TaxDocumentFile key={document.folio} document={document} />}
    </Box>
  )
}

/** The data that a billing system requires, in its order. */
function IssuerData({ document }: { document: StaffTaxDocument }) {
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
            kind === "credit_note" ? (document.sale_folio ?? texts.correctsPending) : null,
          ],
          [texts.refundReason, document.refund_reason],
        ]}
      />
    </Section>
  )
}
