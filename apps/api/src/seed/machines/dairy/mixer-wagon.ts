import type { MachineKind } from "../machine-kind.ts"

export const mixerWagon: MachineKind = {
  category: "ganaderia-y-lecheria",
  share: 8,
  family: "implement",
  trade: "dairy",
  gender: "m",
  drawing: "mixer-wagon",
  nouns: ["Carro mezclador", "Mixer de forraje"],
  yearlyLoss: 0.085,
  models: [
    ["Kuhn", "Profile 1370", 2008, 2024, 48, 5050, 244, 272, 565, "de 13 m³"],
    ["Trioliet", "Solomix 1-1200", 2007, 2023, 42, 4300, 240, 260, 520, "de 12 m³"],
    ["Seko", "Samurai 5", 2008, 2022, 45, 4900, 235, 250, 600, "horizontal de 13 m³"],
    ["Storti", "Husky 100", 2010, 2024, 36, 3600, 230, 245, 480, "vertical de 10 m³"],
    ["JF", "Mix 2000", 2012, 2025, 18, 1600, 190, 200, 400, "de 2 m³"],
  ],
  features: [
    "Tornillo vertical con cuchillos.",
    "Balanza electrónica programable.",
    "Descarga por ambos lados.",
    "Requiere {60..110/10} HP.",
  ],
  wear: [
    "Cuchillos nuevos.",
    "Piso con plancha de desgaste cambiada en {recent}.",
    "Reductor sin fugas.",
    "Neumáticos al {50..90/10} %.",
  ],
  extras: ["cardán", "juego de cuchillos", "balanza", "cinta de descarga"],
}
