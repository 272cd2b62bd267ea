import Download from "@mui/icons-material/Download"
import Button from "@mui/material/Button"
import type { StaffOrder } from "@wara/contract/admin"
import { orderStates } from "@wara/domain/orders/order"
import { orderStateTexts } from "@wara/domain/orders/order-texts"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { useState } from "react"
import {
  BooleanInput,
  DataTable,
  DateInput,
  SearchInput,
  SelectInput,
  useListContext,
  useNotify,
} from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { RecordList } from "../../ui/record-pages.tsx"
import { orderTones, StateTag } from "../../ui/state-tag.tsx"
import { labels, moneyText } from "../../ui/ui-texts.ts"
import { fetchFile, saveFile } from "../../wire/call-api.ts"
import { filterQuery } from "../../wire/list-query.ts"
import { requireWireResource } from "../../wire/wire-resources.ts"
import { orderPageTexts } from "./order-page-texts.ts"

const states = orderStates.map((id) => ({ id, name: orderStateTexts[id].name }))
const filters = [
  <SearchInput key="q" source="q" placeholder={labels.search} alwaysOn />,
  <SelectInput key="state" source="state" label={labels.state} choices={states} alwaysOn />,
  <BooleanInput key="attention" source="attention@notNull" label={orderPageTexts.onlyAttention} />,
  <DateInput key="from" source="createdAt@gte" label={labels.from} />,
  <DateInput key="until" source="createdAt@lte" label={labels.until} />,
]

/** Orders, with CSV export of the filtered list. */
export function OrderList() {
  return (
    <RecordList filters={filters} sort={{ field: "id", order: "DESC" }} actions={<ExportOrders />}>
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="buy_order" label={orderPageTexts.number} />
        <DataTable.Col
          source="state"
          label={labels.state}
          render={(order: StaffOrder) => (
            <StateTag tone={orderTones[order.state]}>{orderStateTexts[order.state].name}</StateTag>
          )}
        />
        <DataTable.Col
          label={orderPageTexts.buyer}
          disableSort
          render={(order: StaffOrder) => order.buyer.name}
        />
        <DataTable.Col
          align="right"
          source="total"
          label={orderPageTexts.total}
          render={(order: StaffOrder) => moneyText(order.total)}
        />
        <DataTable.Col
          align="right"
          source="refunded"
          label={orderPageTexts.refunded}
          render={(order: StaffOrder) =>
            order.refunded > 0 ? moneyText(order.refunded) : labels.none
          }
        />
        <DataTable.Col
          source="is_invoice"
          label={orderPageTexts.document}
          render={(order: StaffOrder) =>
            order.is_invoice ? orderPageTexts.invoice : orderPageTexts.receipt
          }
        />
        <DataTable.Col
          source="createdAt"
          label={labels.createdAt}
          render={(order: StaffOrder) => <Moment at={order.createdAt} />}
        />
        <DataTable.Col
          source="attention"
          label={orderPageTexts.notice}
          render={(order: StaffOrder) =>
            order.attention && <StateTag tone="bad">{orderPageTexts.attention}</StateTag>
          }
        />
      </DataTable>
    </RecordList>
  )
}

/** Downloads the orders that match the list's filters. */
function ExportOrders() {
  const { filterValues } = useListContext()
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  async function save() {
    setBusy(true)
    try {
      const query = filterQuery(requireWireResource("orders"), filterValues)
      saveFile(await fetchFile("admin/orders.csv", query), `ordenes-${chileanDay(new Date())}.csv`)
    } catch (error) {
      notify(error instanceof Error ? error.message : orderPageTexts.exportFailed, {
        type: "error",
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" startIcon={<Download />} onClick={save} disabled={isBusy}>
      {orderPageTexts.export}
    </Button>
  )
}
