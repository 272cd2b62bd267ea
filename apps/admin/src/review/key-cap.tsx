import Box from "@mui/material/Box"

/** A keyboard key shown beside its action. */
export function KeyCap({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        // Touch devices have no keyboard.
        "@media (hover: none)": { display: "none" },
        font: "inherit",
        fontSize: "0.75rem",
        lineHeight: 1.5,
        px: 0.75,
        ml: 1,
        border: "1px solid currentColor",
        borderRadius: 0.75,
        opacity: 0.75,
        textTransform: children.length === 1 ? "uppercase" : "none",
        whiteSpace: "nowrap",
      }}
    >
      {children}
    </Box>
  )
}
