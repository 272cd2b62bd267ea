import type { MachineKind } from "../machine-kind.ts"

export const dieselEngine: MachineKind = {
  category: "repuestos-y-herramientas",
  share: 7,
  family: "part",
  trade: "works",
  gender: "m",
  drawing: "engine",
  nouns: ["Motor diésel", "Motor"],
  yearlyLoss: 0.085,
  models: [
    ["Cummins", "ISX15", 2008, 2022, 38, 1365, 90, 130, 150, "de 450 HP"],
    ["Cummins", "6BT 5.9", 1995, 2012, 14, 440, 70, 95, 105, "de 160 HP"],
    ["Caterpillar", "C9", 2004, 2018, 29, 690, 80, 105, 120, "para excavadora"],
    ["Caterpillar", "3306", 1990, 2008, 26, 980, 80, 120, 140, "para cargador"],
    ["Detroit Diesel", "DD15", 2010, 2022, 36, 1250, 90, 130, 145, "de 475 HP"],
    ["Perkins", "1104D", 2006, 2020, 11, 380, 65, 85, 90, "de 100 HP"],
    ["Komatsu", "SAA6D107", 2008, 2020, 24, 560, 75, 100, 115, "para PC200"],
  ],
  features: [
    "Se entrega con certificado de banco.",
    "Completo con turbo, bomba y alternador.",
    "Con computador y arnés.",
    "Probado antes del desmontaje, se ve el video.",
  ],
  wear: [
    "Anillos, metales y culata nuevos en {recent}.",
    "Buena compresión en todos los cilindros.",
    "Sin soldaduras en el block.",
    "Aceite analizado antes de retirarlo.",
  ],
  extras: ["motor de partida y alternador", "arnés", "turbo de repuesto", "bases de motor"],
}
