import type { MachineKind } from "../machine-kind.ts"

export const feedBlower: MachineKind = {
  category: "pesca-y-acuicultura",
  share: 5,
  family: "power",
  trade: "salmon",
  gender: "m",
  drawing: "feed-blower",
  nouns: ["Soplador de alimentación", "Soplador de lóbulos"],
  yearlyLoss: 0.11,
  models: [
    ["Kaeser", "BB 69 C", 2010, 2024, 14, 420, 80, 122, 128, "de 15 kW"],
    ["Kaeser", "CB 111 C", 2010, 2024, 19, 560, 95, 135, 145, "de 22 kW"],
    ["Aerzen", "GM 15L", 2008, 2024, 17, 520, 95, 130, 140, "de 18,5 kW"],
    ["Akva", "CCS 90", 2012, 2024, 32, 900, 120, 150, 180, "con selector de 16 líneas"],
  ],
  features: [
    "Cabina acústica y filtro silenciador.",
    "Para línea de alimentación de centro de cultivo.",
    "Válvula de alivio y manómetros.",
    "Base antivibratoria.",
  ],
  wear: [
    "Correas y filtros nuevos.",
    "Lóbulos medidos en {recent}.",
    "Trabajó dos ciclos en [pontón|centro de mar|piscicultura].",
    "Sin corrosión, lavado con agua dulce.",
  ],
  extras: ["variador", "enfriador de aire", "juego de correas", "selector de líneas"],
}
