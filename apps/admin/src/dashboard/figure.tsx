import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { Link as RouterLink } from "react-router"

/** One figure that matters, what it means, and where to act on it. */
export function Figure(props: {
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
