import Box from "@mui/material/Box"
import type { StaffTaxDocument } from "@wara/contract/admin"
import { taxDocumentNames } from "@wara/domain/orders/tax-document-texts"
import { Show, usePermissions, useRecordContext } from "react-admin"
import { FactList } from "../../ui/fact-list.tsx"
import { Moment } from "../../ui/moment.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { Section } from "../../ui/section.tsx"
import { StateTag } from "../../ui/state-tag.tsx"
import { labels } from "../label-texts.ts"
import { IssuerData } from "./issuer-data.tsx"
import { TaxDocumentFile } from "./tax-document-file.tsx"
import { taxDocumentTones } from "./tax-document-list.tsx"
import { taxDocumentPageTexts as texts } from "./tax-document-page-texts.ts"

/** One tax document: where it stands, what issuing it needs, its folio and PDF. */
export function TaxDocumentShow() {
  return (
    <Show component="div" actions={false}>
      <TaxDocumentPage />
    </Show>
  )
}

function TaxDocumentPage() {
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
