import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import Typography from "@mui/material/Typography"
import type { StaffAdContent } from "@wara/contract/review"
import { adFields } from "@wara/domain/ads/ad-fields"
import { useState } from "react"
import { StateTag } from "../ui/state-tag.tsx"
import { type ContentRow, compareContent, isUnchanged } from "./compare-content.ts"
import { MarkedText } from "./contact-leaks.tsx"
import { type Against, priceChange, reviewTexts } from "./review-texts.ts"

/**
 * The fields of the ad; beside another version only those that differ from it, until all are
 * requested.
 */
export function ContentTable({ against, detail }: { against: Against; detail: StaffAdContent }) {
  const [showsAll, setShowsAll] = useState(false)
  const rows = compareContent(detail)
  const isChange = detail.approved !== null
  const shown = isChange && !showsAll ? rows.filter(({ changed }) => changed) : rows
  return (
    <>
      {shown.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {isUnchanged(detail) ? reviewTexts.unchanged[against] : reviewTexts.nothingChanged}
        </Typography>
      )}
      {shown.length > 0 && (
        <Table
          size="small"
          aria-label={reviewTexts.details}
          sx={{ "& td, & th": { px: { xs: 0.75, sm: 2 } } }}
        >
          {isChange && <Head against={against} />}
          <TableBody>
            {shown.map((row) => (
              <Row
                key={row.field}
                row={row}
                isChange={isChange}
                note={row.field === "price" ? priceChange(detail) : null}
              />
            ))}
          </TableBody>
        </Table>
      )}
      {isChange && (
        <Button size="small" onClick={() => setShowsAll(!showsAll)} sx={{ mt: 1 }}>
          {showsAll ? reviewTexts.showChanged : reviewTexts.showAll}
        </Button>
      )}
    </>
  )
}

function Head({ against }: { against: Against }) {
  return (
    <TableHead>
      <TableRow>
        <TableCell>{reviewTexts.field}</TableCell>
        <TableCell>{reviewTexts.before[against]}</TableCell>
        <TableCell>{reviewTexts.sent}</TableCell>
      </TableRow>
    </TableHead>
  )
}

function Row({ row, isChange, note }: { row: ContentRow; isChange: boolean; note: string | null }) {
  const { field, label, before, after, changed } = row
  // Contact data in the fields meant for it is not marked.
  const isContact = adFields[field].readers === "revealed"
  const text = isContact ? after : <MarkedText text={after} />
  return (
    <TableRow
      data-changed={changed}
      sx={{ bgcolor: changed ? ({ wara }) => wara.copperTint : null, verticalAlign: "top" }}
    >
      <TableCell
        component="th"
        scope="row"
        sx={{ color: "text.secondary", fontWeight: 400, width: { xs: 84, sm: 150 } }}
      >
        {label}
      </TableCell>
      {isChange && <TableCell sx={{ overflowWrap: "anywhere" }}>{before}</TableCell>}
      <TableCell sx={{ overflowWrap: "anywhere" }}>
        <Box sx={{ display: "flex", gap: 1, alignItems: "baseline", flexWrap: "wrap" }}>
          {changed ? <strong>{text}</strong> : <span>{text}</span>}
          {changed && <StateTag tone="warn">{note ?? reviewTexts.changed}</StateTag>}
        </Box>
      </TableCell>
    </TableRow>
  )
}
