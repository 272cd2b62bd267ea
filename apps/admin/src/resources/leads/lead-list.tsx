import Chip from "@mui/material/Chip"
import Typography from "@mui/material/Typography"
import type { StaffLead } from "@wara/contract/admin"
import { formatPhone } from "@wara/domain/accounts/phone"
import { leadStates } from "@wara/domain/leads/lead"
import { DataTable, SelectInput } from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { RecordList } from "../../ui/record-pages.tsx"
import { leadListTexts as texts } from "./lead-list-texts.ts"

const filters = [
  <SelectInput
    key="risky"
    source="is_risky"
    label={texts.riskyOnly}
    choices={[
      { id: "true", name: texts.choices.yes },
      { id: "false", name: texts.choices.no },
    ]}
    alwaysOn
  />,
  <SelectInput
    key="state"
    source="state"
    label={texts.state}
    choices={leadStates.map((id) => ({ id, name: texts.states[id] }))}
    alwaysOn
  />,
]

/** Questions to sellers, for following up on abuse; reading many of them is audited. */
export function LeadList() {
  return (
    <RecordList filters={filters} sort={{ field: "id", order: "DESC" }}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col
          source="name"
          label={texts.sender}
          render={(lead: StaffLead) => <Sender lead={lead} />}
        />
        <DataTable.Col
          source="ad_name"
          label={texts.ad}
          render={({ ad_name, seller_name }: StaffLead) => (
            <>
              <div>{ad_name}</div>
              <Typography variant="body2" color="textSecondary">
                {seller_name}
              </Typography>
            </>
          )}
        />
        <DataTable.Col
          source="message"
          label={texts.message}
          disableSort
          render={(lead: StaffLead) => <Question lead={lead} />}
        />
        <DataTable.Col
          source="createdAt"
          label={texts.when}
          render={({ createdAt }: StaffLead) => <Moment at={createdAt} />}
        />
        <DataTable.Col
          source="state"
          label={texts.state}
          render={({ delivered_at, is_risky, state }: StaffLead) =>
            delivered_at === null && is_risky && state === "new" ? texts.waits : texts.states[state]
          }
        />
      </DataTable>
    </RecordList>
  )
}

function Sender({ lead }: { lead: StaffLead }) {
  const { company, email, name, phone } = lead
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      {[company, formatPhone(phone), email].map(
        (fact) => fact !== "" && <div key={fact}>{fact}</div>,
      )}
    </>
  )
}

function Question({ lead }: { lead: StaffLead }) {
  const { is_risky, message, messages } = lead
  return (
    <>
      {is_risky && <Chip size="small" color="warning" label={texts.risky} />}
      {/* On a phone the table scrolls sideways instead of breaking every word. */}
      <Typography
        variant="body2"
        sx={{ minWidth: "16rem", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
      >
        {message}
      </Typography>
      {messages > 0 && (
        <Typography variant="body2" color="textSecondary">
          {texts.replies(messages)}
        </Typography>
      )}
    </>
  )
}
