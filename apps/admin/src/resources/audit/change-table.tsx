import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import Typography from "@mui/material/Typography"
import { WordDiff } from "../../ui/word-diff.tsx"
import type { AuditEntry } from "./audit-entry.ts"
import { auditTexts } from "./audit-texts.ts"
import { changeRows } from "./change-rows-texts.ts"

export function ChangeTable({ entry }: { entry: AuditEntry }) {
  const rows = changeRows(entry.before, entry.after)
  if (rows.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {auditTexts.empty}
      </Typography>
    )
  }
  return (
    <Table size="small" aria-label={auditTexts.change}>
      <TableHead>
        <TableRow>
          <TableCell>{auditTexts.field}</TableCell>
          <TableCell>{auditTexts.before}</TableCell>
          <TableCell>{auditTexts.after}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ field, before, after, changed }) => (
          <TableRow key={field} data-changed={changed}>
            <TableCell component="th" scope="row">
              {field}
            </TableCell>
            {isLong(before) && isLong(after) ? (
              <TableCell colSpan={2}>
                <WordDiff before={before} after={after} />
              </TableCell>
            ) : (
              <>
                <TableCell sx={{ overflowWrap: "anywhere" }}>
                  {changed ? <del>{before}</del> : before}
                </TableCell>
                <TableCell sx={{ overflowWrap: "anywhere", fontWeight: changed ? 600 : 400 }}>
                  {after}
                </TableCell>
              </>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Long texts are compared word by word instead of side by side. */
function isLong(text: string): boolean {
  return text.length > 120
}
