import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import Typography from "@mui/material/Typography"
import type { Dashboard } from "@wara/contract/admin"
import { Section } from "../ui/section.tsx"
import { countText, dashboardTexts } from "./dashboard-texts.ts"

/** What people looked for and did not find: synonyms to add, machines to win. */
export function EmptySearches({ searches }: { searches: Dashboard["empty_searches"] }) {
  return (
    <Section title={dashboardTexts.emptySearches}>
      {searches.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {dashboardTexts.noEmptySearches}
        </Typography>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{dashboardTexts.text}</TableCell>
              <TableCell align="right">{dashboardTexts.times}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {searches.map(({ text, count }) => (
              <TableRow key={text}>
                <TableCell>{text}</TableCell>
                <TableCell align="right">{countText(count)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}
