import Box from "@mui/material/Box"
import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableRow from "@mui/material/TableRow"
import Typography from "@mui/material/Typography"
import { movementKinds, movementReasons } from "@wara/domain/credits/credit"
import { movementReasonTexts } from "@wara/domain/credits/credit-texts"
import {
  DataTable,
  NumberInput,
  SearchInput,
  SelectInput,
  useGetList,
  useRecordContext,
} from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { RecordList } from "../../ui/record-pages.tsx"
import { Failure } from "../../ui/section.tsx"
import { labels } from "../../ui/ui-texts.ts"
import { creditNumbers, movedCredits, movementTexts, type StaffMovement } from "./movement-texts.ts"

const kinds = movementKinds.map((id) => ({ id, name: movementTexts.kinds[id] }))
const reasons = movementReasons.map((id) => ({ id, name: movementReasonTexts[id] }))
const filters = [
  <SearchInput key="q" source="q" placeholder={labels.search} alwaysOn />,
  <SelectInput key="kind" source="kind" label={movementTexts.kind} choices={kinds} />,
  <SelectInput key="reason" source="reason" label={movementTexts.reason} choices={reasons} />,
  <NumberInput key="owner" source="owner_id" label={movementTexts.ownerNumber} />,
  <NumberInput key="ad" source="ad_id" label={movementTexts.adNumber} />,
  <NumberInput key="order" source="order_id" label={movementTexts.orderNumber} />,
]

/** The credit ledger: related movements are one row, which expands to its credits. */
export function MovementList() {
  return (
    <RecordList filters={filters} sort={{ field: "id", order: "DESC" }}>
      <DataTable rowClick="expand" bulkActionButtons={false} expand={<Details />}>
        <DataTable.Col
          source="createdAt"
          label={labels.createdAt}
          render={(one: StaffMovement) => <Moment at={one.createdAt} />}
        />
        <DataTable.Col
          source="owner_name"
          label={movementTexts.owner}
          render={(one: StaffMovement) => (
            <RecordLink resource="users" id={one.owner_id}>
              {one.owner_name}
            </RecordLink>
          )}
        />
        <DataTable.Col
          source="publication"
          label={movementTexts.amount}
          render={(one: StaffMovement) => movedCredits(one)}
        />
        <DataTable.Col
          source="kind"
          label={movementTexts.kind}
          render={(one: StaffMovement) => movementTexts.kinds[one.kind]}
        />
        <DataTable.Col
          source="reason"
          label={movementTexts.reason}
          render={(one: StaffMovement) => movementReasonTexts[one.reason]}
        />
        <DataTable.Col label={movementTexts.cause} disableSort render={adOrOrder} />
        <DataTable.Col
          source="actor_name"
          label={movementTexts.actor}
          render={(one: StaffMovement) => one.actor_name ?? movementTexts.system}
        />
        <DataTable.Col source="note" label={movementTexts.note} />
      </DataTable>
    </RecordList>
  )
}

function Details() {
  const movement = useRecordContext<StaffMovement>()
  return (
    <Box sx={{ p: 1, fontSize: "0.875rem" }}>
      {movement && creditNumbers(movement).map((line) => <div key={line}>{line}</div>)}
    </Box>
  )
}

function adOrOrder({ ad_id: ad, order_id: order, order_number: number }: StaffMovement) {
  if (ad !== null) {
    return <RecordLink resource="ads" id={ad}>{`${labels.ad} ${ad}`}</RecordLink>
  }
  if (order === null) return labels.none
  return (
    <RecordLink
      resource="orders"
      id={order}
    >{`${movementTexts.order} ${number ?? order}`}</RecordLink>
  )
}

/** The newest movements that match a filter, shown beside the record they belong to. */
export function MovementTable(props: { filter: Record<string, unknown>; empty: string }) {
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useGetList<StaffMovement>("movements", {
    pagination: { page: 1, perPage: 25 },
    sort: { field: "id", order: "DESC" },
    filter: props.filter,
  })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!isPending && data.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {props.empty}
      </Typography>
    )
  }
  return (
    <Table size="small">
      <TableBody>
        {data.map((movement) => (
          <TableRow key={movement.id}>
            <TableCell>
              <Moment at={movement.createdAt} />
            </TableCell>
            <TableCell>{movedCredits(movement)}</TableCell>
            <TableCell>
              {movementReasonTexts[movement.reason]}
              {movement.actor_name && ` (${movement.actor_name})`}
              {movement.note && `: ${movement.note}`}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
