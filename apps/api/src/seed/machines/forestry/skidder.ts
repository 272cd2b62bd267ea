import type { MachineKind } from "../machine-kind.ts"

export const skidder: MachineKind = {
  category: "forestal-y-madera",
  share: 7,
  family: "heavy",
  trade: "forest",
  gender: "m",
  drawing: "skidder",
  nouns: ["Skidder", "Arrastrador forestal"],
  meter: ["horas", 1100, 2000],
  yearlyLoss: 0.095,
  dollars: 0.55,
  models: [
    ["Tigercat", "620E", 2012, 2023, 370, 17950, 325, 318, 785, "con grapa"],
    ["John Deere", "648L", 2016, 2025, 360, 17300, 320, 315, 780, "con grapa"],
    ["John Deere", "748H", 2008, 2016, 340, 16800, 320, 312, 770, "con grapa"],
    ["Caterpillar", "525C", 2006, 2015, 330, 17100, 325, 312, 740, "con grapa"],
    ["Timberjack", "460D", 1998, 2008, 260, 13500, 305, 305, 710, "con huinche"],
  ],
  features: [
    "Grapa de {1.2..1.6/0.2} m².",
    "Huinche con cable nuevo.",
    "Cabina certificada con aire.",
    "Bloqueo de diferenciales y hoja delantera.",
  ],
  wear: [
    "Neumáticos forestales nuevos adelante.",
    "Articulación y oscilación embujadas.",
    "Transmisión sin pérdidas, revisada en {recent}.",
    "Muy buen torreo en ladera.",
  ],
  extras: ["cadenas", "estrobos", "neumático de repuesto", "extintor automático"],
}
