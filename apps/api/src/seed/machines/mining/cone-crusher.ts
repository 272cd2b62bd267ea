import type { MachineKind } from "../machine-kind.ts"

export const coneCrusher: MachineKind = {
  category: "mineria",
  share: 6,
  family: "plant",
  trade: "mining",
  gender: "m",
  drawing: "cone-crusher",
  nouns: ["Chancador de cono", "Chancador secundario de cono"],
  yearlyLoss: 0.055,
  dollars: 0.6,
  models: [
    ["Metso", "HP300", 2003, 2024, 310, 15850, 211, 219, 236, "de cabezal estándar"],
    ["Metso", "HP200", 2003, 2024, 230, 10400, 195, 200, 220, "de cabezal corto"],
    ["Sandvik", "CH430", 2006, 2024, 300, 9300, 185, 260, 230, "de control automático"],
    ["Symons", "4 1/4 pies", 1975, 2005, 190, 21500, 250, 270, 290, "de cabezal estándar"],
    ["Telsmith", "44SBS", 2002, 2018, 240, 12900, 205, 225, 240, "con alivio hidráulico"],
  ],
  features: [
    "Sistema hidráulico completo de despeje y ajuste.",
    "Lubricación independiente con enfriador.",
    "Motor de {132..220/22} kW con partidor suave.",
    "Bowl y mantle en stock en el país.",
  ],
  wear: [
    "Bujes cambiados en {recent}.",
    "Forros al {40..80/10} %.",
    "Excéntrica y piñón en tolerancia.",
    "Trabajó en [planta de áridos|mediana minería|chancado terciario].",
  ],
  extras: ["juego de forros", "unidad de lubricación", "motor principal", "bujes de repuesto"],
}
