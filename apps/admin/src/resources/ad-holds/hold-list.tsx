import Typography from "@mui/material/Typography"
import type { StaffHold } from "@wara/contract/ad-hold"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"
import { DataTable, SearchInput, SelectInput } from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { onlyOpen, openFilter } from "../../ui/open-filter.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { inOrderOfApi, RecordList } from "../../ui/record-pages.tsx"
import { holdPanelTexts as texts } from "./hold-texts.ts"

const filters = [
  <SearchInput key="q" source="q" placeholder={texts.search} alwaysOn />,
  openFilter(texts.show, texts.choices),
  <SelectInput
    key="appealed"
    source="appealed_at@notNull"
    label={texts.appeal}
    choices={[
      { id: "true", name: texts.choices.appealed },
      { id: "false", name: texts.choices.unappealed },
    ]}
    alwaysOn
  />,
]

/** Ads on hold, in the order of the api: appealed ones first, then the longest waiting. They are decided on the page of the ad. */
export function HoldList() {
  return (
    <RecordList filters={filters} filterDefaultValues={onlyOpen} sort={inOrderOfApi}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col
          source="ad_name"
          label={texts.ad}
          render={({ ad_id, ad_name, owner_name }: StaffHold) => (
            <>
              <RecordLink resource="ads" id={ad_id}>
                {ad_name}
              </RecordLink>
              <Typography variant="body2" color="textSecondary">
                {owner_name}
              </Typography>
            </>
          )}
        />
        <DataTable.Col
          source="reason"
          label={texts.reason}
          render={({ cause, placed_by, reason }: StaffHold) => (
            <>
              <div>{reviewReasonTexts[reason].name}</div>
              <Typography variant="body2" color="textSecondary">
                {placed_by ?? texts.causes[cause]}
              </Typography>
            </>
          )}
        />
        <DataTable.Col
          source="placed_at"
          label={texts.since}
          render={({ placed_at }: StaffHold) => <Moment at={placed_at} />}
        />
        <DataTable.Col
          source="appealed_at"
          label={texts.appeal}
          render={({ appeal }: StaffHold) => (
            // On a phone the table scrolls sideways instead of breaking every word.
            <Typography
              variant="body2"
              sx={{ minWidth: "14rem", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
            >
              {appeal ?? texts.noAppeal}
            </Typography>
          )}
        />
        <DataTable.Col
          source="outcome"
          label={texts.outcome}
          render={({ outcome }: StaffHold) =>
            outcome === null ? texts.open : texts.outcomes[outcome]
          }
        />
      </DataTable>
    </RecordList>
  )
}
