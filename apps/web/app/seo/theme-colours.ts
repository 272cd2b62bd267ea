/**
 * The page background (`paper` of the tokens) where colours must be written in sRGB; a test
 * compares them.
 */
export const themeColours = { light: "#fbfaf7", dark: "#0f1215" } as const
