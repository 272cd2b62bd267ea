import ToggleButton from "@mui/material/ToggleButton"
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup"
import { queueKindTexts, reviewTexts } from "./review-texts.ts"
import { queueKinds, useQueueKind } from "./use-queue.ts"

/** Everything, new ads only, or changes only; the desk goes through what is chosen here. */
export function QueueFilter() {
  const [kind, setKind] = useQueueKind()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={kind}
      aria-label={reviewTexts.show}
      onChange={(_, chosen) => {
        const known = queueKinds.find((one) => one === chosen)
        if (known) setKind(known)
      }}
    >
      {queueKinds.map((one) => (
        <ToggleButton key={one} value={one}>
          {queueKindTexts[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
