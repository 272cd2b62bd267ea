import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { Title } from "react-admin"
import { Link as RouterLink } from "react-router"
import { layoutTexts } from "./layout-texts.ts"

/** What does not exist, or not for this account: pages of others look like none at all. */
export function NoSuchPage() {
  return (
    <Box sx={{ mt: 8, maxWidth: 480 }}>
      <Title title={layoutTexts.notFound} />
      <Typography variant="h2" gutterBottom>
        {layoutTexts.notFound}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {layoutTexts.notFoundMeans}
      </Typography>
      <Link component={RouterLink} to="/">
        {layoutTexts.toDashboard}
      </Link>
    </Box>
  )
}
