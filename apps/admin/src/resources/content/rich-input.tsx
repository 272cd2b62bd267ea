import Skeleton from "@mui/material/Skeleton"
import { lazy, Suspense } from "react"

const RichField = lazy(() => import("./rich-field.tsx"))

/** The editor of rich texts, which is large and comes when somebody writes. */
export function RichInput(props: { source: string; label: string }) {
  return (
    <Suspense fallback={<Skeleton variant="rectangular" width="100%" height={260} />}>
      <RichField {...props} />
    </Suspense>
  )
}
