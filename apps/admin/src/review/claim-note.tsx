import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import { clockText } from "../ui/moment-texts.ts"
import { claimTexts } from "./claim-texts.ts"
import type { useClaim } from "./use-claim.ts"
import { KeyCap } from "./use-shortcuts.tsx"

/** Who has a waiting submission, with what its reader can do about it. */
export function ClaimNote({ claim }: { claim: ReturnType<typeof useClaim> }) {
  const { giveBack, mineUntil, other, take } = claim
  if (other) {
    const at = clockText(other.claimed_until ?? "")
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {claimTexts.other(other.claimed_by ?? "", at)}
      </Alert>
    )
  }
  if (mineUntil !== null) {
    return (
      <Alert
        severity="success"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" size="small" onClick={giveBack}>
            {claimTexts.giveBack}
          </Button>
        }
      >
        {claimTexts.mine(clockText(mineUntil))}
      </Alert>
    )
  }
  return (
    <Button variant="outlined" onClick={take} aria-keyshortcuts={claimTexts.key} sx={{ mb: 2 }}>
      {claimTexts.take}
      <KeyCap>{claimTexts.key}</KeyCap>
    </Button>
  )
}
