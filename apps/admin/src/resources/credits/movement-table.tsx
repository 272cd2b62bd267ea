import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableRow from "@mui/material/TableRow"
import Typography from "@mui/material/Typography"
import { movementReasonTexts } from "@wara/domain/credits/credit-texts"
import { useGetList } from "react-admin"
import { Failure } from "../../ui/failure.tsx"
import { Moment } from "../../ui/moment.tsx"
import { movedCredits, type StaffMovement } from "./movement-texts.ts"

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
