import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import type { Dashboard } from "@wara/contract/admin"
import { Link as RouterLink } from "react-router"
import { durationText } from "../ui/moment-texts.ts"
import { moneyText } from "../ui/ui-texts.ts"
import { countText, dashboardTexts } from "./dashboard-texts.ts"

const sum = (days: Dashboard["published"]) => days.reduce((total, { count }) => total + count, 0)

export function Figures({ data }: { data: Dashboard }) {
  const { income, orders_needing_attention: attention, queue } = data
  const oldest = queue.oldest_minutes
  const days = dashboardTexts.days(data.published.length)
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: "repeat(auto-fit, minmax(210px, 1fr))",
      }}
    >
      <Figure
        name={dashboardTexts.waiting}
        value={countText(queue.waiting)}
        note={
          queue.waiting === 0 || oldest === null
            ? dashboardTexts.nothingWaits
            : dashboardTexts.oldest(durationText(oldest))
        }
        link={{ to: "/reviews", text: dashboardTexts.goToQueue }}
        isUrgent={queue.waiting > 0}
      />
      <Figure
        name={dashboardTexts.active}
        value={countText(data.ads_by_state.active ?? 0)}
        note={`${dashboardTexts.publishedSum}: ${countText(sum(data.published))}`}
      />
      <Figure
        name={dashboardTexts.registrations}
        value={countText(sum(data.registrations))}
        note={dashboardTexts.sellers(countText(data.sellers))}
      />
      <Figure name={dashboardTexts.soldSum} value={countText(sum(data.sold))} note={days} />
      {income && <Figure name={dashboardTexts.income} value={moneyText(sum(income))} note={days} />}
      {income && (
        <Figure
          name={dashboardTexts.attention}
          value={countText(attention)}
          note={attention === 0 ? dashboardTexts.noAttention : undefined}
          isUrgent={attention > 0}
          link={attention > 0 ? { to: attentionPath, text: dashboardTexts.goToOrders } : undefined}
        />
      )}
    </Box>
  )
}

const attentionFilter = JSON.stringify({ "attention@notNull": true })
const attentionPath = `/orders?${new URLSearchParams({ filter: attentionFilter })}`

/** One key figure with its meaning and a link to act on it. */
function Figure(props: {
  name: string
  value: string
  note?: string | undefined
  link?: { to: string; text: string } | undefined
  isUrgent?: boolean
}) {
  return (
    <Card
      sx={{
        p: 2,
        borderColor: props.isUrgent ? "primary.main" : "divider",
        display: "flex",
        flexDirection: "column",
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {props.name}
      </Typography>
      <Typography component="p" sx={{ fontSize: "1.75rem", fontWeight: 650, lineHeight: 1.3 }}>
        {props.value}
      </Typography>
      <Box sx={{ display: "flex", gap: 1, fontSize: "0.8125rem", color: "text.secondary" }}>
        <Box component="span" sx={{ flex: 1 }}>
          {props.note}
        </Box>
        {props.link && (
          <Link component={RouterLink} to={props.link.to} sx={{ fontWeight: 600 }}>
            {props.link.text}
          </Link>
        )}
      </Box>
    </Card>
  )
}
