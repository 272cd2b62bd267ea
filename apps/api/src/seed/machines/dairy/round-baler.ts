import type { MachineKind } from "../machine-kind.ts"

export const roundBaler: MachineKind = {
  category: "ganaderia-y-lecheria",
  share: 8,
  family: "implement",
  trade: "dairy",
  gender: "f",
  drawing: "baler",
  nouns: ["Rotoenfardadora", "Enfardadora de rollos"],
  yearlyLoss: 0.085,
  models: [
    ["Krone", "Comprima F 125", 2009, 2024, 52, 3320, 262, 272, 478, "con picador"],
    ["New Holland", "RB 125", 2010, 2024, 44, 3100, 255, 260, 440, "de cámara fija"],
    ["McHale", "F5500", 2011, 2025, 56, 3600, 265, 275, 470, "con picador"],
    ["John Deere", "V451G", 2016, 2025, 60, 3700, 270, 280, 490, "de cámara variable"],
    ["Welger", "RP 235", 2004, 2014, 46, 2800, 250, 250, 420, "con amarre de malla"],
  ],
  features: [
    "Amarre de malla desde la cabina.",
    "Recogedor de {2..2.2/0.1} metros.",
    "Rollos de 1,25 metros, parejos y apretados.",
    "Monitor con contador.",
  ],
  wear: [
    "Ha hecho cerca de {6..28/2} mil bolos.",
    "Rodamientos de rodillos cambiados en {recent}.",
    "Siempre guardada en galpón.",
    "Cuchillos y contracuchillos afilados.",
  ],
  extras: ["rollo de malla", "cardán", "cuchillos de repuesto", "monitor"],
}
