import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import { failureTexts } from "./failure-texts.ts"

/** What did not load, and a way to try again. */
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
