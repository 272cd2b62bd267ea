/** The ground of pages (`paper` of the tokens) where colours must be written in sRGB; a test compares. */
export const themeColours = { light: "#fbfaf7", dark: "#0f1215" } as const
