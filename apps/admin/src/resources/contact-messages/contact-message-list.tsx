import Button from "@mui/material/Button"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import type { StaffContactMessage } from "@wara/contract/admin"
import { formatPhone } from "@wara/domain/accounts/phone"
import { DataTable, SelectInput } from "react-admin"
import { useAction } from "../../ui/action-dialog.tsx"
import { Moment } from "../../ui/moment.tsx"
import { RecordList } from "../../ui/record-pages.tsx"
import { RowActions } from "../../ui/row-actions.tsx"
import { postAction } from "../../wire/call-api.ts"
import { contactMessageTexts as texts } from "./contact-message-texts.ts"

const choices = [
  { id: "false", name: texts.states.waiting },
  { id: "true", name: texts.states.answered },
]
const filters = [
  <SelectInput key="state" source="is_answered" label={texts.state} choices={choices} alwaysOn />,
]

/** The inbox of the contact form; messages that wait for an answer are shown by default. */
export function ContactMessageList() {
  return (
    <RecordList
      filters={filters}
      filterDefaultValues={{ is_answered: "false" }}
      sort={{ field: "id", order: "DESC" }}
    >
      <DataTable bulkActionButtons={false}>
        <DataTable.Col
          source="name"
          label={texts.sender}
          render={(message: StaffContactMessage) => <Sender message={message} />}
        />
        <DataTable.Col
          source="message"
          label={texts.message}
          disableSort
          render={({ message }: StaffContactMessage) => (
            // On a phone the table scrolls sideways instead of breaking every word.
            <Typography
              variant="body2"
              sx={{ minWidth: "16rem", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
            >
              {message}
            </Typography>
          )}
        />
        <DataTable.Col
          source="createdAt"
          label={texts.when}
          render={({ createdAt }: StaffContactMessage) => <Moment at={createdAt} />}
        />
        <DataTable.Col
          source="is_answered"
          label={texts.state}
          disableSort
          render={({ answered_at, answered_by_name, is_answered }: StaffContactMessage) =>
            is_answered ? (
              <>
                {texts.answeredBy(answered_by_name)} · <Moment at={answered_at} />
              </>
            ) : (
              texts.waiting
            )
          }
        />
        <DataTable.Col
          label={texts.action}
          render={(message: StaffContactMessage) => <Mark message={message} />}
        />
      </DataTable>
    </RecordList>
  )
}

function Sender({ message }: { message: StaffContactMessage }) {
  const { company, documentId, email, name, phone } = message
  const subject = encodeURIComponent(texts.subject(documentId))
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      {[company, formatPhone(phone)].map((fact) => fact !== "" && <div key={fact}>{fact}</div>)}
      <Link
        href={`mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${subject}`}
        title={texts.reply}
      >
        {email}
      </Link>
    </>
  )
}

/** The button that marks a message as answered, or as waiting again. */
function Mark({ message: { id, is_answered } }: { message: StaffContactMessage }) {
  const { isBusy, run } = useAction()
  const mark = () => {
    const work = () =>
      postAction(`admin/contact-messages/${id}/answered`, { answered: !is_answered })
    void run(work, is_answered ? texts.reopened : texts.answered)
  }
  return (
    <RowActions>
      <Button onClick={mark} disabled={isBusy}>
        {is_answered ? texts.reopen : texts.answer}
      </Button>
    </RowActions>
  )
}
