import Box from "@mui/material/Box"
import Skeleton from "@mui/material/Skeleton"
import { useQuery } from "@tanstack/react-query"
import { dashboardSchema } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { lazy, Suspense, useState } from "react"
import { Title } from "react-admin"
import { Failure } from "../ui/failure.tsx"
import { callApi } from "../wire/call-api.ts"
import { DashboardSkeleton } from "./dashboard-skeleton.tsx"
import { dashboardTexts } from "./dashboard-texts.ts"
import { EmptySearches } from "./empty-searches.tsx"
import { Figures } from "./figures.tsx"
import { Sales } from "./sales.tsx"
import { type DaySpan, lastDays, SpanChoice } from "./span-choice.tsx"

const Plots = lazy(() => import("./plots.tsx"))
const path = "admin/dashboard"
const answer = dataAnswerSchema(dashboardSchema)

/** How the marketplace does; moderators see no money. */
export function DashboardPage() {
  const [span, setSpan] = useState<DaySpan>(() => lastDays(60))
  const { data, error, refetch } = useQuery({
    queryKey: [path, span],
    queryFn: ({ signal }) => callApi(path, answer, { query: new URLSearchParams(span), signal }),
  })
  return (
    <Box sx={{ display: "grid", gap: 2, mt: 2 }}>
      <Title title={dashboardTexts.title} />
      <SpanChoice span={span} onChoose={setSpan} />
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <DashboardSkeleton />}
      {data && (
        <>
          <Figures data={data.data} />
          <Suspense fallback={<Skeleton variant="rectangular" height={600} />}>
            <Plots data={data.data} />
          </Suspense>
          {data.data.sales && <Sales sales={data.data.sales} />}
          <EmptySearches searches={data.data.empty_searches} />
        </>
      )}
    </Box>
  )
}
