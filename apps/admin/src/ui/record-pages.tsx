import type { Theme } from "@mui/material/styles"
import type { ReactElement, ReactNode } from "react"
import {
  Create,
  CreateButton,
  DeleteButton,
  Edit,
  FilterButton,
  List,
  Pagination,
  SaveButton,
  SimpleForm,
  type SortPayload,
  Toolbar,
  TopToolbar,
  useListContext,
} from "react-admin"
import { Failure } from "./section.tsx"

/** Without a field the api's own order holds, which no single column expresses. */
export const inOrderOfApi: SortPayload = { field: "", order: "ASC" }

/** Scrolls within itself, with a shadow at the side where a wide table goes on. */
const scrollable = ({ palette }: Theme) => {
  const paper = palette.background.paper
  const cover = (side: string) =>
    `linear-gradient(to ${side}, ${paper} 30%, transparent) ${side === "right" ? "left" : "right"} / 40px 100% no-repeat local`
  const shadow = (side: string) =>
    `linear-gradient(to ${side}, ${palette.divider}, transparent) ${side === "right" ? "left" : "right"} / 14px 100% no-repeat scroll`
  const layers = [cover("right"), cover("left"), shadow("right"), shadow("left")]
  return { overflowX: "auto", background: `${layers.join(", ")}, ${paper}` }
}

/**
 * A list of the panel with filters, table and pagination; operators may add records if `canCreate`.
 */
export function RecordList(props: {
  filters: ReactElement<{ alwaysOn?: boolean }>[]
  sort: SortPayload
  canCreate?: boolean
  /** Filters applied until the user changes them. */
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
          {props.filters.some(({ props: { alwaysOn } }) => !alwaysOn) && <FilterButtonIfAny />}
          {props.actions}
          {props.canCreate && <CreateButton variant="contained" />}
        </TopToolbar>
      }
      sx={{
        minWidth: 0,
        "& .RaList-main": { minWidth: 0 },
        "& .RaList-content": scrollable,
      }}
    >
      <UnlessFailed>{props.children}</UnlessFailed>
    </List>
  )
}

/** Filters that are always visible need no button; it adds the others. */
function FilterButtonIfAny() {
  const { resource } = useListContext()
  return <FilterButton key={resource} disableSaveQuery />
}

/**
 * Shows an error with a retry button when a list failed to load, because an empty table would be
 * wrong.
 */
function UnlessFailed({ children }: { children: ReactNode }) {
  const { error, refetch } = useListContext()
  return error ? <Failure error={error} onRetry={refetch} /> : children
}

function PagesUnlessFailed() {
  const { error } = useListContext()
  return error ? null : <Pagination />
}

/** The form of a new record; saving leads to the list. */
export function CreatePage({ children }: { children: ReactNode }) {
  return (
    <Create redirect="list">
      <SimpleForm sx={{ maxWidth: 720 }}>{children}</SimpleForm>
    </Create>
  )
}

/** The form of a record; success is shown only after the api confirms it. */
export function EditPage({ children }: { children: ReactNode }) {
  return (
    <Edit mutationMode="pessimistic" redirect="list" actions={false}>
      <SimpleForm sx={{ maxWidth: 720 }} toolbar={<EditToolbar />}>
        {children}
      </SimpleForm>
    </Edit>
  )
}

function EditToolbar() {
  return (
    <Toolbar sx={{ justifyContent: "space-between" }}>
      <SaveButton />
      <DeleteButton mutationMode="pessimistic" />
    </Toolbar>
  )
}
