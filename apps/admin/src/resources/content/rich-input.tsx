import Skeleton from "@mui/material/Skeleton"
import { lazy, Suspense } from "react"

const RichField = lazy(() => import("./rich-field.tsx"))

/** The rich-text editor, which is large and therefore loaded lazily. */
export function RichInput(props: { source: string; label: string }) {
  return (
    <Suspense fallback={<Skeleton variant="rectangular" width="100%" height={260} />}>
      <RichField {...props} />
    </Suspense>
  )
}
