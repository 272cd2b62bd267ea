import type { StaffUser } from "@wara/contract/admin"
import { roles } from "@wara/domain/accounts/account"
import { BooleanInput, DataTable, SearchInput, SelectInput } from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { RecordList } from "../../ui/record-pages.tsx"
import { labels } from "../../ui/ui-texts.ts"
import { userPageTexts } from "./user-page-texts.ts"
import { personName, UserTags } from "./user-tags.tsx"

const roleChoices = roles.map((id) => ({ id, name: userPageTexts.roles[id] }))
const filters = [
  <SearchInput key="q" source="q" placeholder={labels.search} alwaysOn />,
  <SelectInput key="role" source="role" label={userPageTexts.role} choices={roleChoices} />,
  <BooleanInput key="pro" source="pro" label={userPageTexts.pro} />,
  <BooleanInput key="blocked" source="blocked_at@notNull" label={userPageTexts.onlyBlocked} />,
]

/** Accounts, searchable by name, e-mail and RUT. */
export function UserList() {
  return (
    <RecordList filters={filters} sort={{ field: "id", order: "DESC" }}>
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="firstname" label={labels.name} render={personName} />
        <DataTable.Col source="email" label={userPageTexts.email} />
        <DataTable.Col
          label={labels.state}
          disableSort
          render={(user: StaffUser) => <UserTags user={user} />}
        />
        <DataTable.NumberCol source="ads" label={userPageTexts.ads} />
        <DataTable.Col
          align="right"
          source="publication_credits"
          label={userPageTexts.credits}
          render={({ featured_credits, publication_credits }: StaffUser) =>
            userPageTexts.creditsOf(publication_credits, featured_credits)
          }
        />
        <DataTable.Col
          source="createdAt"
          label={labels.createdAt}
          render={(user: StaffUser) => <Moment at={user.createdAt} />}
        />
      </DataTable>
    </RecordList>
  )
}
