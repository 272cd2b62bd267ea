import type { ReactElement, ReactNode } from "react"
import {
  CreateButton,
  FilterButton,
  List,
  Pagination,
  type SortPayload,
  TopToolbar,
  useListContext,
} from "react-admin"
import { Failure } from "./failure.tsx"

/** A list of the panel: filters, its table, pages; operators may add where `canCreate`. */
export function RecordList(props: {
  filters: ReactElement[]
  sort: SortPayload
  canCreate?: boolean
  /** What is filtered until somebody chooses otherwise. */
  filterDefaultValues?: Record<string, string | boolean>
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <List
      filters={props.filters}
      sort={props.sort}
      perPage={25}
      {...(props.filterDefaultValues ? { filterDefaultValues: props.filterDefaultValues } : {})}
      exporter={false}
      empty={false}
      pagination={<PagesUnlessFailed />}
      actions={
        <TopToolbar>
          <FilterButtonIfAny />
          {props.actions}
          {props.canCreate && <CreateButton variant="contained" />}
        </TopToolbar>
      }
      sx={{
        minWidth: 0,
        "& .RaList-main": { minWidth: 0 },
        "& .RaList-content": { overflowX: "auto" },
      }}
    >
      <UnlessFailed>{props.children}</UnlessFailed>
    </List>
  )
}

/** Search boxes are always there; the button is for the others. */
function FilterButtonIfAny() {
  const { resource } = useListContext()
  return <FilterButton key={resource} disableSaveQuery />
}

/** A list that did not load says so and offers to try again: an empty table would be untrue. */
function UnlessFailed({ children }: { children: ReactNode }) {
  const { error, refetch } = useListContext()
  return error ? <Failure error={error} onRetry={refetch} /> : children
}

function PagesUnlessFailed() {
  const { error } = useListContext()
  return error ? null : <Pagination />
}
