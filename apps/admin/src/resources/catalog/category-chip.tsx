import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useWatch } from "react-hook-form"
import { lightColours } from "../../theme/colours.ts"
import { catalogTexts } from "./catalog-texts.ts"

/** A category in its colours, as cards show it. */
export function CategoryChip(props: { name: string; color: string; tint: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 1,
        px: 1,
        py: 0.25,
        borderRadius: 1,
        // The site's tints are light in both themes.
        color: lightColours.ink,
        bgcolor: props.tint,
        fontWeight: 600,
      }}
    >
      <Box sx={{ width: 8, height: 8, borderRadius: "50%", bgcolor: props.color }} />
      {props.name}
    </Box>
  )
}

/** The category of the form, while it is typed. */
export function CategoryPreview() {
  const [name, color, tint] = useWatch({ name: ["name", "color", "color_tint"] })
  if (!name || !color || !tint) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="caption" color="textSecondary" component="p">
        {catalogTexts.preview}
      </Typography>
      <CategoryChip name={String(name)} color={String(color)} tint={String(tint)} />
    </Box>
  )
}
