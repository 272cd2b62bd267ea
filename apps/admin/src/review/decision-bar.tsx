import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { KeyCap } from "./key-cap.tsx"
import { type Decision, decisions } from "./review-calls.ts"
import { decisionTexts } from "./review-texts.ts"

/** The four decisions, each with its shortcut; the bar stays visible. */
export function DecisionBar(props: { isBusy: boolean; onChoose: (decision: Decision) => void }) {
  return (
    <Box
      sx={{
        position: "sticky",
        bottom: 0,
        zIndex: 2,
        display: { xs: "grid", sm: "flex" },
        gridTemplateColumns: "1fr 1fr",
        flexWrap: "wrap",
        gap: 1,
        p: { xs: 1, sm: 1.5 },
        mt: 2,
        bgcolor: "background.paper",
        border: 1,
        borderColor: "divider",
        borderRadius: 1.5,
      }}
    >
      {decisions.map((decision) => (
        <Button
          key={decision}
          variant={decision === "approve" ? "contained" : "outlined"}
          color={decision === "reject" || decision === "ban" ? "error" : "primary"}
          disabled={props.isBusy}
          onClick={() => props.onChoose(decision)}
          aria-keyshortcuts={decisionTexts[decision].key}
        >
          {decisionTexts[decision].button}
          <KeyCap>{decisionTexts[decision].key}</KeyCap>
        </Button>
      ))}
    </Box>
  )
}
