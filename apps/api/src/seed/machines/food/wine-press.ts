import type { MachineKind } from "../machine-kind.ts"

export const winePress: MachineKind = {
  category: "alimentos-y-bebidas",
  share: 5,
  family: "plant",
  trade: "wine",
  gender: "f",
  drawing: "wine-press",
  nouns: ["Prensa neumática", "Prensa de uva"],
  yearlyLoss: 0.065,
  models: [
    ["Bucher Vaslin", "XPlus 62", 2006, 2022, 92, 3350, 208, 246, 470, "de 62 hectolitros"],
    ["Bucher Vaslin", "XPro 30", 2008, 2023, 58, 1900, 180, 220, 360, "de 30 hectolitros"],
    ["Pera", "PN 50", 2006, 2022, 76, 2800, 200, 240, 440, "de 50 hectolitros"],
    ["Della Toffola", "PE 33", 2004, 2022, 54, 2100, 185, 225, 380, "de 33 hectolitros"],
    ["Diemme", "AR 80", 2004, 2020, 98, 4200, 225, 260, 520, "de 80 hectolitros"],
  ],
  features: [
    "Membrana lateral con programación táctil.",
    "Carga axial y bandeja sobre ruedas.",
    "Canales de drenaje desmontables.",
    "Compresor incorporado.",
  ],
  wear: [
    "Membrana cambiada en {recent}.",
    "Trabaja en uva blanca y orujo tinto.",
    "Se vende porque la bodega amplió su capacidad.",
    "Revisada por técnico de la marca antes de vendimia.",
  ],
  extras: ["bandeja de jugo", "bomba de carga", "membrana de repuesto", "tablero"],
}
