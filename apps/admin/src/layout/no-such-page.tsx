import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { Title } from "react-admin"
import { Link as RouterLink } from "react-router"
import { layoutTexts } from "./layout-texts.ts"

/**
 * Shown for pages that do not exist, and for pages that the account may not open, so that both look
 * alike.
 */
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
