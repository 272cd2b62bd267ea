import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"

/** The shape of the page while its figures load: cards of figures, then plots. */
export function DashboardSkeleton() {
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
