/**
 * The site's colour tokens for the panel's library: in sRGB, because it computes hover and border
 * colours from them. The names are the site's.
 */
export type Colours = Record<
  | "paper"
  | "surface"
  | "sunken"
  | "line"
  | "lineStrong"
  | "ink"
  | "inkSoft"
  | "copper"
  | "copperStrong"
  | "copperTint"
  | "onCopper"
  | "sky"
  | "star"
  | "ok"
  | "okTint"
  | "warn"
  | "warnTint"
  | "bad"
  | "badTint",
  string
>

export const lightColours: Colours = {
  paper: "#fbfaf7",
  surface: "#ffffff",
  sunken: "#f2f0ec",
  line: "#e0deda",
  lineStrong: "#82878c",
  ink: "#171b20",
  inkSoft: "#54585f",
  copper: "#b15229",
  copperStrong: "#923d17",
  copperTint: "#fdebdf",
  onCopper: "#ffffff",
  sky: "#175d9b",
  star: "#f0b135",
  ok: "#197037",
  okTint: "#dcf7e1",
  warn: "#875800",
  warnTint: "#fdf1d0",
  bad: "#b02b27",
  badTint: "#ffeae8",
}

export const darkColours: Colours = {
  paper: "#0f1215",
  surface: "#181b1f",
  sunken: "#0a0c10",
  line: "#2f3338",
  lineStrong: "#71757a",
  ink: "#f0eeeb",
  inkSoft: "#adaaa5",
  copper: "#dd8556",
  copperStrong: "#eca071",
  copperTint: "#33221a",
  onCopper: "#170d08",
  sky: "#79b8ed",
  star: "#f0b135",
  ok: "#76cf8a",
  okTint: "#1a2b1d",
  warn: "#e9b860",
  warnTint: "#312814",
  bad: "#f4928a",
  badTint: "#3a211f",
}
