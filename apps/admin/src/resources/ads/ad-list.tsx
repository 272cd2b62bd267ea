import type { StaffAd } from "@wara/contract/admin"
import { adStates } from "@wara/domain/ads/ad-state"
import { BooleanInput, DataTable, DateInput, SearchInput, SelectInput } from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { AdCover } from "../../ui/pictures.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { RecordList } from "../../ui/record-pages.tsx"
import { adTones, StateTag } from "../../ui/state-tag.tsx"
import { adStateNames, labels, moneyText } from "../../ui/ui-texts.ts"
import { adPageTexts } from "./ad-page-texts.ts"

const states = adStates.map((id) => ({ id, name: adStateNames[id] }))
const filters = [
  <SearchInput key="q" source="q" placeholder={labels.search} alwaysOn />,
  <SelectInput key="state" source="state" label={labels.state} choices={states} alwaysOn />,
  <BooleanInput key="named" source="is_named" label={adPageTexts.onlyNamed} alwaysOn />,
  <BooleanInput key="featured" source="featured" label={labels.featured} />,
  <DateInput key="from" source="createdAt@gte" label={labels.from} />,
  <DateInput key="until" source="createdAt@lte" label={labels.until} />,
]

export function AdList() {
  return (
    <RecordList
      filters={filters}
      sort={{ field: "id", order: "DESC" }}
      filterDefaultValues={{ is_named: true }}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col
          label={labels.picture}
          disableSort
          render={(ad: StaffAd) => <AdCover url={ad.cover_url} />}
        />
        <DataTable.Col
          source="name"
          label={labels.name}
          render={(ad: StaffAd) => ad.name || adPageTexts.nameless}
        />
        <DataTable.Col
          source="state"
          label={labels.state}
          render={(ad: StaffAd) => (
            <StateTag tone={adTones[ad.state]}>{adStateNames[ad.state]}</StateTag>
          )}
        />
        <DataTable.Col
          align="right"
          source="price"
          label={labels.price}
          render={(ad: StaffAd) => (ad.price > 0 ? moneyText(ad.price, ad.currency) : labels.none)}
        />
        <DataTable.Col source="category_name" label={labels.category} />
        <DataTable.Col
          source="owner_name"
          label={labels.owner}
          render={(ad: StaffAd) => (
            <RecordLink resource="users" id={ad.owner_id}>
              {ad.owner_name}
            </RecordLink>
          )}
        />
        <DataTable.Col
          source="createdAt"
          label={labels.createdAt}
          render={(ad: StaffAd) => <Moment at={ad.createdAt} />}
        />
        <DataTable.Col
          source="expires_at"
          label={labels.expiresAt}
          render={(ad: StaffAd) => <Moment at={ad.expires_at} />}
        />
      </DataTable>
    </RecordList>
  )
}
