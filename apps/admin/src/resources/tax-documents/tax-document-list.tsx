import type { StaffTaxDocument } from "@wara/contract/admin"
import { taxDocumentNames } from "@wara/domain/orders/order-texts"
import { taxDocumentKinds, taxDocumentStates } from "@wara/domain/orders/tax-document"
import { DataTable, SearchInput, SelectInput } from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { RecordList } from "../../ui/record-pages.tsx"
import { StateTag } from "../../ui/state-tag.tsx"
import { labels, moneyText } from "../../ui/ui-texts.ts"
import { taxDocumentPageTexts as texts } from "./tax-document-page-texts.ts"

const states = taxDocumentStates.map((id) => ({ id, name: texts.states[id] }))
const kinds = taxDocumentKinds.map((id) => ({ id, name: taxDocumentNames[id] }))

const filters = [
  <SearchInput key="q" source="q" placeholder={labels.search} alwaysOn />,
  <SelectInput key="state" source="state" label={labels.state} choices={states} alwaysOn />,
  <SelectInput key="kind" source="kind" label={texts.document} choices={kinds} alwaysOn />,
]

/** Tone of a document's state: pending documents stand out. */
export const taxDocumentTones = { pending: "warn", issued: "ok", waived: "plain" } as const

/** The queue of boletas, facturas and credit notes to issue, oldest first. */
export function TaxDocumentList() {
  return (
    <RecordList
      filters={filters}
      filterDefaultValues={{ state: "pending" }}
      sort={{ field: "id", order: "ASC" }}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col
          source="kind"
          label={texts.document}
          render={({ kind, folio }: StaffTaxDocument) =>
            folio ? `${taxDocumentNames[kind]} ${folio}` : taxDocumentNames[kind]
          }
        />
        <DataTable.Col
          source="state"
          label={labels.state}
          render={({ state }: StaffTaxDocument) => (
            <StateTag tone={taxDocumentTones[state]}>{texts.states[state]}</StateTag>
          )}
        />
        <DataTable.Col source="buy_order" label={texts.order} />
        <DataTable.Col
          source="buyer_name"
          label={texts.buyer}
          render={({ buyer_name, invoice }: StaffTaxDocument) =>
            invoice?.company_name ?? buyer_name
          }
        />
        <DataTable.Col
          align="right"
          source="amount"
          label={texts.amount}
          render={({ amount }: StaffTaxDocument) => moneyText(amount)}
        />
        <DataTable.Col
          source="createdAt"
          label={texts.waitingSince}
          render={({ createdAt }: StaffTaxDocument) => <Moment at={createdAt} />}
        />
      </DataTable>
    </RecordList>
  )
}
