import type { MachineKind } from "../machine-kind.ts"

export const otrTyres: MachineKind = {
  category: "repuestos-y-herramientas",
  share: 7,
  family: "part",
  trade: "mining",
  gender: "m",
  drawing: "tyre-set",
  nouns: ["Juego de 4 neumáticos", "Par de neumáticos OTR"],
  yearlyLoss: 0.14,
  brandNew: 0.55,
  models: [
    ["Michelin", "XHA2 23.5R25", 2019, 2026, 17, 1880, 60, 162, 162, "para cargador frontal"],
    ["Michelin", "XDR3 27.00R49", 2019, 2026, 62, 6800, 74, 270, 270, "para camión minero"],
    ["Bridgestone", "VMT 20.5R25", 2019, 2026, 13, 1400, 52, 150, 150, "para motoniveladora"],
    ["Goodyear", "RL-5K 26.5R25", 2018, 2026, 24, 2900, 68, 175, 175, "para faena de roca"],
    ["Triangle", "TB516 17.5R25", 2019, 2026, 6.4, 800, 45, 135, 135, "para cargador mediano"],
    ["BKT", "Agrimax 480/70R38", 2018, 2026, 5.2, 560, 48, 170, 170, "para tractor"],
  ],
  features: [
    "Índice de carga y fabricación a la vista.",
    "Se venden por cambio de medida en la flota.",
    "Carcasa reencauchable.",
    "Entrega con certificado del distribuidor.",
  ],
  wear: [
    "Remanente de {40..85/5} %, medido por técnico.",
    "Sin cortes ni reparaciones.",
    "Rotados según programa.",
    "Desmontados en {recent}.",
  ],
  extras: ["llantas", "cámaras y protectores", "sellos nuevos", "certificado de fábrica"],
}
