import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import { failureTexts } from "./ui-texts.ts"

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
