import type { StaffLogIn } from "@wara/contract/admin"
import { logInMethodTexts, logInResultTexts } from "@wara/domain/accounts/log-in-record-texts"
import { DataTable, DateInput, SearchInput, SelectInput } from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { RecordList } from "../../ui/record-pages.tsx"
import { labels } from "../../ui/ui-texts.ts"
import { logInTexts } from "./log-in-texts.ts"

const choicesOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([id, name]) => ({ id, name }))

const filters = [
  <SearchInput key="q" source="q" placeholder={labels.search} alwaysOn />,
  <SelectInput
    key="result"
    source="result"
    label={logInTexts.result}
    choices={choicesOf(logInResultTexts)}
    alwaysOn
  />,
  <SelectInput
    key="method"
    source="method"
    label={logInTexts.method}
    choices={choicesOf(logInMethodTexts)}
    alwaysOn
  />,
  <DateInput key="from" source="createdAt@gte" label={labels.from} />,
  <DateInput key="until" source="createdAt@lte" label={labels.until} />,
]

/** Log-ins to all accounts, right or wrong, to follow up on a stolen one. */
export function LogInList() {
  return (
    <RecordList filters={filters} sort={{ field: "id", order: "DESC" }}>
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataTable.Col
          source="createdAt"
          label={logInTexts.when}
          render={(logIn: StaffLogIn) => <Moment at={logIn.createdAt} />}
        />
        <DataTable.Col
          source="person_name"
          label={logInTexts.account}
          disableSort
          render={(logIn: StaffLogIn) => (
            <RecordLink resource="users" id={logIn.user_id}>
              {logIn.person_name || logIn.email}
            </RecordLink>
          )}
        />
        <DataTable.Col
          source="result"
          label={logInTexts.result}
          render={(logIn: StaffLogIn) => logInResultTexts[logIn.result]}
        />
        <DataTable.Col
          source="method"
          label={logInTexts.method}
          render={(logIn: StaffLogIn) =>
            logIn.panel
              ? `${logInMethodTexts[logIn.method]}, ${logInTexts.panel}`
              : logInMethodTexts[logIn.method]
          }
        />
        <DataTable.Col source="device" label={logInTexts.device} />
      </DataTable>
    </RecordList>
  )
}
