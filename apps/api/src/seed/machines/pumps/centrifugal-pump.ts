import type { MachineKind } from "../machine-kind.ts"

export const centrifugalPump: MachineKind = {
  category: "bombas-y-compresores",
  share: 8,
  family: "plant",
  trade: "orchard",
  gender: "f",
  drawing: "pump",
  nouns: ["Bomba centrífuga", "Electrobomba centrífuga"],
  yearlyLoss: 0.1,
  brandNew: 0.15,
  models: [
    ["KSB", "Meganorm 50-200", 2008, 2026, 3.2, 118, 42, 50, 110, "de 15 HP"],
    ["KSB", "Megabloc 80-160", 2010, 2026, 3.6, 140, 45, 52, 95, "de 20 HP"],
    ["Grundfos", "NB 65-160", 2010, 2026, 4.8, 165, 46, 55, 98, "de 15 kW"],
    ["Vogt", "N 636", 2005, 2026, 2.8, 110, 40, 48, 100, "de 15 HP"],
    ["Goulds", "3196 MTX", 2006, 2024, 9.6, 390, 60, 70, 150, "de proceso químico"],
    ["Pedrollo", "F 65/200A", 2012, 2026, 2.6, 128, 43, 50, 80, "de 20 HP"],
  ],
  features: [
    "Conjunto con motor [WEG|Siemens|ABB] sobre base común.",
    "Caudal de {40..180/10} m³ por hora.",
    "Levanta hasta {30..70/5} metros.",
    "Sirve para riego tecnificado o proceso.",
  ],
  wear: [
    "Sello mecánico nuevo y rodete sin desgaste.",
    "Rodamientos cambiados en {recent}.",
    "Cuerpo sin trizaduras ni cavitación.",
    "Trabajó tres temporadas en [riego por goteo|una planta de agua|torres de enfriamiento].",
  ],
  extras: [
    "base y acoplamiento",
    "tablero con variador",
    "válvula de retención",
    "sello de repuesto",
  ],
}
