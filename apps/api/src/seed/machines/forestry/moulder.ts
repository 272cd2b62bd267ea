import type { MachineKind } from "../machine-kind.ts"

export const moulder: MachineKind = {
  category: "forestal-y-madera",
  share: 6,
  family: "workshop",
  trade: "forest",
  gender: "f",
  drawing: "moulder",
  nouns: ["Moldurera", "Moldurera de cinco cabezales"],
  yearlyLoss: 0.06,
  models: [
    ["Weinig", "Unimat 300", 1998, 2018, 58, 3400, 165, 175, 380, "de 230 mm"],
    ["Weinig", "Profimat 23", 1996, 2014, 46, 2700, 155, 170, 340, "de 230 mm"],
    ["SCM", "Superset NT", 2004, 2022, 52, 3100, 160, 175, 360, "de 240 mm"],
    ["Leadermac", "Compact 423", 2005, 2023, 48, 3900, 165, 180, 390, "de 230 mm"],
    ["Wadkin", "GD 220", 1992, 2008, 42, 3600, 160, 170, 370, "de 220 mm"],
  ],
  features: [
    "Avance de {6..30/2} metros por minuto.",
    "Ejes de 40 mm y portacuchillas hidráulicos.",
    "Sale machihembrado y moldura lista.",
    "Mesa con lubricación central.",
  ],
  wear: [
    "Rodamientos de husillo cambiados en {recent}.",
    "Trabajó en [piso y revestimiento|molduras de exportación|puertas].",
    "Rodillos de avance engomados de nuevo.",
    "Mesa sin marcas profundas.",
  ],
  extras: ["juego de cuchillas", "sistema de extracción", "afiladora de perfiles", "plantillas"],
}
