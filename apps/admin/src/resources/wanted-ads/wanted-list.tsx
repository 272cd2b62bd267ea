import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import type { StaffWanted } from "@wara/contract/wanted"
import { wantedStates } from "@wara/domain/wanted/wanted-ad"
import { wantedTexts } from "@wara/domain/wanted/wanted-texts"
import { useState } from "react"
import { DataTable, SearchInput, SelectInput } from "react-admin"
import { type Answer, AnswerDialog } from "../../ui/answer-dialog.tsx"
import { Moment } from "../../ui/moment.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { RecordList } from "../../ui/record-pages.tsx"
import { RowActions } from "../../ui/row-actions.tsx"
import { wantedPanelTexts as texts } from "./wanted-texts.ts"

const choices = wantedStates.map((id) => ({ id, name: wantedTexts.states[id] }))
const filters = [
  <SearchInput key="q" source="q" placeholder={texts.search} alwaysOn />,
  <SelectInput key="state" source="state" label={texts.state} choices={choices} alwaysOn />,
]

type Asked = { wanted: StaffWanted; isApproval: boolean }

const answerOf = ({ isApproval, wanted }: Asked): Answer => ({
  title: isApproval ? texts.approveTitle : texts.refuseTitle,
  lead: isApproval ? texts.approveLead : texts.refuseLead,
  call: `admin/wanted-ads/${wanted.id}/${isApproval ? "approve" : "refuse"}`,
  done: texts.done,
  reason: isApproval ? null : { label: texts.reason, help: texts.reasonHelp },
})

/** Wanted ads; those that wait for a decision are shown by default, the oldest first. */
export function WantedList() {
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <RecordList
        filters={filters}
        filterDefaultValues={{ state: "in_review" }}
        sort={{ field: "id", order: "ASC" }}
      >
        <DataTable bulkActionButtons={false}>
          <DataTable.Col
            source="name"
            label={texts.what}
            render={(wanted: StaffWanted) => <Sought {...wanted} />}
          />
          <DataTable.Col source="text" label={texts.text} disableSort />
          <DataTable.Col
            source="owner_name"
            label={texts.owner}
            render={({ owner_id, owner_name }: StaffWanted) => (
              <RecordLink resource="users" id={owner_id}>
                {owner_name}
              </RecordLink>
            )}
          />
          <DataTable.Col
            source="createdAt"
            label={texts.when}
            render={({ createdAt }: StaffWanted) => <Moment at={createdAt} />}
          />
          <DataTable.Col
            source="state"
            label={texts.state}
            render={({ reason, state }: StaffWanted) => (
              <>
                {wantedTexts.states[state]}
                <Typography variant="body2" color="textSecondary">
                  {reason}
                </Typography>
              </>
            )}
          />
          <DataTable.Col
            label={texts.decision}
            render={(wanted: StaffWanted) =>
              wanted.state === "in_review" && (
                <Decision onAsk={(isApproval) => setAsked({ wanted, isApproval })} />
              )
            }
          />
        </DataTable>
      </RecordList>
      {asked && <AnswerDialog answer={answerOf(asked)} onClose={() => setAsked(null)} />}
    </>
  )
}

/** What is sought: name, category, maker, years, budget and place. */
function Sought(wanted: StaffWanted) {
  const { budget, category_name, manufacturer, name, place, year_max, year_min } = wanted
  const facts = [
    category_name,
    manufacturer || texts.anyMaker,
    texts.years(year_min, year_max),
    texts.budget(budget),
    place || texts.everywhere,
  ]
  return (
    <>
      {name}
      <Typography variant="body2" color="textSecondary">
        {facts.filter((fact) => fact !== "").join(" · ")}
      </Typography>
    </>
  )
}

function Decision({ onAsk }: { onAsk: (isApproval: boolean) => void }) {
  return (
    <RowActions>
      <Button onClick={() => onAsk(true)}>{texts.approve}</Button>
      <Button color="error" onClick={() => onAsk(false)}>
        {texts.refuse}
      </Button>
    </RowActions>
  )
}
