import Box from "@mui/material/Box"
import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import type { ReviewDetail } from "@wara/contract/review"
import { StateTag } from "../ui/state-tag.tsx"
import { type ContentRow, compareContent } from "./compare-content.ts"
import { reviewTexts } from "./review-texts.ts"

/** The facts of the ad; of a change, beside those that are public, with what changed marked. */
export function ContentTable({ detail }: { detail: ReviewDetail }) {
  const rows = compareContent(detail)
  const isChange = detail.approved !== null
  return (
    <Table size="small" aria-label={reviewTexts.details}>
      {isChange && (
        <TableHead>
          <TableRow>
            <TableCell>{reviewTexts.field}</TableCell>
            <TableCell>{reviewTexts.published}</TableCell>
            <TableCell>{reviewTexts.sent}</TableCell>
          </TableRow>
        </TableHead>
      )}
      <TableBody>
        {rows.map((row) => (
          <Row key={row.label} row={row} isChange={isChange} />
        ))}
      </TableBody>
    </Table>
  )
}

function Row({ row, isChange }: { row: ContentRow; isChange: boolean }) {
  const { label, before, after, changed } = row
  return (
    <TableRow
      data-changed={changed}
      sx={{ bgcolor: changed ? ({ wara }) => wara.copperTint : null, verticalAlign: "top" }}
    >
      <TableCell
        component="th"
        scope="row"
        sx={{ color: "text.secondary", fontWeight: 400, width: 150 }}
      >
        {label}
      </TableCell>
      {isChange && <TableCell sx={{ overflowWrap: "anywhere" }}>{before}</TableCell>}
      <TableCell sx={{ overflowWrap: "anywhere" }}>
        <Box sx={{ display: "flex", gap: 1, alignItems: "baseline", flexWrap: "wrap" }}>
          {changed ? <strong>{after}</strong> : after}
          {changed && <StateTag tone="warn">{reviewTexts.changed}</StateTag>}
        </Box>
      </TableCell>
    </TableRow>
  )
}
