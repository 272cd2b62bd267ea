import type { StaffRightsRequest } from "@wara/contract/privacy"
import { rights } from "@wara/domain/privacy/rights-request"
import { rightsStateTexts, rightTexts } from "@wara/domain/privacy/rights-texts"
import { DataTable, SelectInput } from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { RecordList } from "../../ui/record-pages.tsx"
import { RightsClock } from "./rights-clock-tag.tsx"
import { rightsRequestTexts as texts } from "./rights-request-texts.ts"

const waiting = [
  { id: "true", name: texts.choices.waiting },
  { id: "false", name: texts.choices.closed },
]
const rightChoices = rights.map((id) => ({ id, name: rightTexts[id].name }))

const filters = [
  <SelectInput key="waiting" source="is_waiting" label={texts.state} choices={waiting} alwaysOn />,
  <SelectInput key="right" source="right" label={texts.right} choices={rightChoices} alwaysOn />,
]

/**
 * The rights desk: waiting requests, the nearest legal limit first. It names nobody; the page of a
 * request does, and is audited.
 */
export function RightsRequestList() {
  return (
    <RecordList
      filters={filters}
      filterDefaultValues={{ is_waiting: "true" }}
      sort={{ field: "limit_day", order: "ASC" }}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col
          source="right"
          label={texts.right}
          render={({ right }: StaffRightsRequest) => rightTexts[right].name}
        />
        <DataTable.Col
          source="limit_day"
          label={texts.clock}
          render={(request: StaffRightsRequest) => <RightsClock request={request} />}
        />
        <DataTable.Col
          source="state"
          label={texts.state}
          render={({ state }: StaffRightsRequest) => rightsStateTexts[state]}
        />
        <DataTable.Col
          source="has_account"
          label={texts.from}
          render={({ has_account }: StaffRightsRequest) =>
            has_account ? texts.withAccount : texts.withoutAccount
          }
        />
        <DataTable.Col
          source="createdAt"
          label={texts.received}
          render={({ createdAt }: StaffRightsRequest) => <Moment at={createdAt} />}
        />
        <DataTable.Col
          source="closed_by_name"
          label={texts.closed}
          render={({ closed_at, closed_by_name }: StaffRightsRequest) =>
            closed_at && (
              <>
                <Moment at={closed_at} /> {closed_by_name}
              </>
            )
          }
        />
      </DataTable>
    </RecordList>
  )
}
