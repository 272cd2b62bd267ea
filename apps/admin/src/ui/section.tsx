import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId } from "react"
import { failureTexts } from "./ui-texts.ts"

/** A list of names and values; entries without value are left out. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(88px, auto) 1fr",
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        fontSize: "0.875rem",
        "& dt": { color: "text.secondary" },
        "& dd": { m: 0, overflowWrap: "anywhere" },
      }}
    >
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== "")
        .map(([name, value]) => (
          <Box key={name} sx={{ display: "contents" }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
    </Box>
  )
}

export function Section(props: { title: string; actions?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, mb: 1.5 }}>
        <Typography id={id} variant="h6" component="h2" sx={{ flex: 1 }}>
          {props.title}
        </Typography>
        {props.actions}
      </Box>
      {props.children}
    </Card>
  )
}

/** Error of data that failed to load, with a retry button. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => void onRetry()}>
          {failureTexts.again}
        </Button>
      }
    >
      {error instanceof Error && error.message !== "" ? error.message : failureTexts.failed}
    </Alert>
  )
}
