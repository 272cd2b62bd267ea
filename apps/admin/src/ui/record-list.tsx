import type { ReactElement, ReactNode } from "react"
import {
  CreateButton,
  FilterButton,
  List,
  type SortPayload,
  TopToolbar,
  useListContext,
} from "react-admin"

/** A list of the panel: filters, its table, pages; operators may add where `canCreate`. */
export function RecordList(props: {
  filters: ReactElement[]
  sort: SortPayload
  canCreate?: boolean
  /** What is filtered until somebody chooses otherwise. */
  filterDefaultValues?: Record<string, string>
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
      {props.children}
    </List>
  )
}

/** Search boxes are always there; the button is for the others. */
function FilterButtonIfAny() {
  const { resource } = useListContext()
  return <FilterButton key={resource} disableSaveQuery />
}
