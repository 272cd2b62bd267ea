import type { RaThemeOptions } from "react-admin"
import { uiTexts } from "../ui/ui-texts.ts"
import { type Colours, darkColours, lightColours } from "./colours.ts"

declare module "@mui/material/styles" {
  interface Theme {
    wara: Colours
  }
  interface ThemeOptions {
    wara: Colours
  }
}

export const lightTheme = panelTheme("light", lightColours)

export const darkTheme = panelTheme("dark", darkColours)

function panelTheme(mode: "light" | "dark", wara: Colours): RaThemeOptions {
  const heading = { fontStretch: "112%", fontWeight: 650, letterSpacing: 0 }
  return {
    wara,
    sidebar: { width: 216, closedWidth: 52 },
    palette: {
      mode,
      primary: { main: wara.copper, dark: wara.copperStrong, contrastText: wara.onCopper },
      secondary: { main: wara.sky },
      success: { main: wara.ok },
      warning: { main: wara.warn },
      error: { main: wara.bad },
      info: { main: wara.sky },
      text: { primary: wara.ink, secondary: wara.inkSoft },
      divider: wara.line,
      background: { default: wara.paper, paper: wara.surface },
    },
    shape: { borderRadius: 6 },
    typography: {
      fontFamily: '"Archivo Variable", ui-sans-serif, system-ui, sans-serif',
      fontSize: 14,
      h1: { ...heading, fontSize: "1.75rem", lineHeight: 1.2 },
      h2: { ...heading, fontSize: "1.375rem", lineHeight: 1.25 },
      h3: { ...heading, fontSize: "1.125rem", lineHeight: 1.3 },
      h4: { ...heading, fontSize: "1.125rem", lineHeight: 1.3 },
      h5: { ...heading, fontSize: "1.125rem", lineHeight: 1.3 },
      h6: { ...heading, fontSize: "1.0625rem", lineHeight: 1.3 },
      body1: { fontSize: "0.9375rem" },
      body2: { fontSize: "0.875rem", lineHeight: 1.45 },
      button: { textTransform: "none", fontWeight: 600, letterSpacing: 0 },
      caption: { fontSize: "0.8125rem", lineHeight: 1.4 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          body: { fontVariantNumeric: "tabular-nums" },
          ":focus-visible": { outline: `2px solid ${wara.sky}`, outlineOffset: 2 },
          // In the stylesheet, so that it follows a change of the setting while the panel is open.
          "@media (prefers-reduced-motion: reduce)": {
            "*, ::before, ::after": { transition: "none !important" },
          },
        },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: "none" } },
      },
      MuiCard: {
        styleOverrides: { root: { border: `1px solid ${wara.line}`, borderRadius: 10 } },
      },
      MuiDialog: { styleOverrides: { paper: { border: `1px solid ${wara.line}` } } },
      MuiMenu: { styleOverrides: { paper: { border: `1px solid ${wara.line}` } } },
      MuiAppBar: {
        defaultProps: { elevation: 0 },
        styleOverrides: {
          root: {
            backgroundColor: wara.surface,
            color: wara.ink,
            borderBottom: `1px solid ${wara.line}`,
          },
        },
      },
      // On a phone the actions of a record take several lines instead of covering each other.
      RaTopToolbar: {
        styleOverrides: {
          root: {
            flexWrap: "wrap",
            "& > *": { flexShrink: 0 },
            // Stronger than the library's rule for phones.
            "&&": { backgroundColor: "transparent" },
            // A list without actions leaves no gap.
            "&:empty": { display: "none" },
          },
        },
      },
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiFormControl: {
        defaultProps: { variant: "outlined", size: "small", margin: "dense", fullWidth: true },
      },
      MuiTextField: {
        defaultProps: { variant: "outlined", size: "small", margin: "dense", fullWidth: true },
      },
      MuiOutlinedInput: {
        styleOverrides: { notchedOutline: { borderColor: wara.lineStrong } },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: wara.line, padding: "8px 12px" },
          footer: { fontSize: "0.875rem" },
          head: { color: wara.inkSoft, fontWeight: 600, fontSize: "0.8125rem" },
        },
      },
      MuiCircularProgress: { defaultProps: { "aria-label": uiTexts.loading } },
      MuiTooltip: { defaultProps: { enterDelay: 200 } },
      MuiLink: {
        styleOverrides: { root: { color: wara.sky, textDecorationColor: "currentcolor" } },
      },
    },
  }
}
