import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import Typography from "@mui/material/Typography"
import type { Dashboard } from "@wara/contract/admin"
import { moneyText } from "../ui/money-texts.ts"
import { Section } from "../ui/section.tsx"
import { countText, dashboardTexts } from "./dashboard-texts.ts"

/** What was sold: packs and featured placements by their name. */
export function Sales({ sales }: { sales: NonNullable<Dashboard["sales"]> }) {
  return (
    <Section title={dashboardTexts.sales}>
      {sales.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {dashboardTexts.noSales}
        </Typography>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{dashboardTexts.item}</TableCell>
              <TableCell align="right">{dashboardTexts.count}</TableCell>
              <TableCell align="right">{dashboardTexts.total}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sales.map(({ name, count, total }) => (
              <TableRow key={name}>
                <TableCell>{name}</TableCell>
                <TableCell align="right">{countText(count)}</TableCell>
                <TableCell align="right">{moneyText(total)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}
