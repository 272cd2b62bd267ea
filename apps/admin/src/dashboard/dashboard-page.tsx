import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { type Dashboard, dashboardSchema } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { lazy, Suspense, useState } from "react"
import { Title } from "react-admin"
import { Failure, Section } from "../ui/section.tsx"
import { moneyText } from "../ui/ui-texts.ts"
import { callApi } from "../wire/call-api.ts"
import { countText, dashboardTexts } from "./dashboard-texts.ts"
import { Figures } from "./figures.tsx"
import { type DaySpan, lastDays, SpanChoice } from "./span-choice.tsx"

const Plots = lazy(() => import("./plots.tsx"))
const path = "admin/dashboard"
const answer = dataAnswerSchema(dashboardSchema)

/** Key figures of the marketplace; moderators see no money. */
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
          <UnmetDemand demand={data.data.unmet_demand} />
        </>
      )}
    </Box>
  )
}

/** Searches without results: they suggest synonyms to add and equipment to acquire. */
function EmptySearches({ searches }: { searches: Dashboard["empty_searches"] }) {
  return (
    <Section title={dashboardTexts.emptySearches}>
      {searches.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {dashboardTexts.noEmptySearches}
        </Typography>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{dashboardTexts.text}</TableCell>
              <TableCell align="right">{dashboardTexts.times}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {searches.map(({ text, count }) => (
              <TableRow key={text}>
                <TableCell>{text}</TableCell>
                <TableCell align="right">{countText(count)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}

/** What people watch for and nobody sells: sellers to look for, by category and region. */
function UnmetDemand({ demand }: { demand: Dashboard["unmet_demand"] }) {
  return (
    <Section title={dashboardTexts.unmetDemand}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {demand.length === 0 ? dashboardTexts.noUnmetDemand : dashboardTexts.unmetDemandMeans}
      </Typography>
      {demand.length === 0 ? null : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{dashboardTexts.category}</TableCell>
              <TableCell>{dashboardTexts.region}</TableCell>
              <TableCell align="right">{dashboardTexts.people}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {demand.map(({ category, people, region }) => (
              <TableRow key={`${category} ${region}`}>
                <TableCell>{category ?? dashboardTexts.anyCategory}</TableCell>
                <TableCell>{region ?? dashboardTexts.wholeCountry}</TableCell>
                <TableCell align="right">{countText(people)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}

/** Placeholder while the figures load: cards, then plots. */
function DashboardSkeleton() {
  return (
    <>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: "repeat(auto-fit, minmax(210px, 1fr))",
        }}
      >
        {[0, 1, 2, 3, 4, 5].map((figure) => (
          <Card key={figure} sx={{ p: 2 }}>
            <Skeleton width="60%" />
            <Skeleton width="40%" height={44} />
            <Skeleton width="80%" />
          </Card>
        ))}
      </Box>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        {[0, 1, 2, 3].map((plot) => (
          <Card key={plot} sx={{ p: 2 }}>
            <Skeleton width="40%" height={32} />
            <Skeleton variant="rounded" height={220} sx={{ mt: 1 }} />
          </Card>
        ))}
      </Box>
    </>
  )
}

function Sales({ sales }: { sales: NonNullable<Dashboard["sales"]> }) {
  return (
    <Section title={dashboardTexts.sales}>
      {sales.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {dashboardTexts.noSales}
        </Typography>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{dashboardTexts.item}</TableCell>
              <TableCell align="right">{dashboardTexts.count}</TableCell>
              <TableCell align="right">{dashboardTexts.total}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sales.map(({ name, count, total }) => (
              <TableRow key={name}>
                <TableCell>{name}</TableCell>
                <TableCell align="right">{countText(count)}</TableCell>
                <TableCell align="right">{moneyText(total)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}
