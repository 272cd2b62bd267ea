import Box from "@mui/material/Box"

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
    <Box component="img" src={url} alt="" loading="lazy" sx={sx} />
  )
}
