import Box from "@mui/material/Box"
import Skeleton from "@mui/material/Skeleton"
import { useQuery } from "@tanstack/react-query"
import { dashboardSchema } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { lazy, Suspense } from "react"
import { Title } from "react-admin"
import { Failure } from "../ui/failure.tsx"
import { callApi } from "../wire/call-api.ts"
import { dashboardTexts } from "./dashboard-texts.ts"
import { EmptySearches } from "./empty-searches.tsx"
import { Figures } from "./figures.tsx"

const Plots = lazy(() => import("./plots.tsx"))
const path = "admin/dashboard"
const answer = dataAnswerSchema(dashboardSchema)

/** How the marketplace does; moderators see no money. */
export function DashboardPage() {
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callApi(path, answer, { signal }),
  })
  return (
    <Box sx={{ display: "grid", gap: 2, mt: 2 }}>
      <Title title={dashboardTexts.title} />
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rectangular" height={480} />}
      {data && (
        <>
          <Figures data={data.data} />
          <Suspense fallback={<Skeleton variant="rectangular" height={600} />}>
            <Plots data={data.data} />
          </Suspense>
          <EmptySearches searches={data.data.empty_searches} />
        </>
      )}
    </Box>
  )
}
