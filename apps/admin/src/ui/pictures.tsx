import Box from "@mui/material/Box"
import { useTheme } from "@mui/material/styles"
import { panelSettings } from "../panel-settings.ts"

/** Address at which the team sees a stored picture: those of banned ads are not public. */
export function teamPicture(url: string): string {
  return url.replace(/^\/uploads\//, `${panelSettings.apiUrl}/team-pictures/`)
}

/** Thumbnail of an ad's first picture. */
export function AdCover({ url, width = 56 }: { url: string | null; width?: number }) {
  const sx = {
    display: "block",
    width,
    aspectRatio: "4 / 3",
    objectFit: "cover",
    borderRadius: 0.75,
    bgcolor: "action.hover",
  }
  return url === null ? (
    <Box sx={sx} />
  ) : (
    <Box component="img" src={teamPicture(url)} alt="" loading="lazy" sx={sx} />
  )
}

/** The site's mark, an eight-pointed star. */
export function Mark({ size }: { size: number }) {
  const { wara } = useTheme()
  return (
    <svg width={size} height={size} viewBox="-32 -32 64 64" aria-hidden="true">
      <path
        fill={wara.copper}
        d="M31 0L0 31L-31 0L0 -31zM21.92 21.92L-21.92 21.92L-21.92 -21.92L21.92 -21.92z"
      />
    </svg>
  )
}
