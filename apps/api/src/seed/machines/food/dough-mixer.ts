import type { MachineKind } from "../machine-kind.ts"

export const doughMixer: MachineKind = {
  category: "alimentos-y-bebidas",
  share: 6,
  family: "plant",
  trade: "city",
  gender: "f",
  drawing: "dough-mixer",
  nouns: ["Amasadora espiral", "Amasadora"],
  yearlyLoss: 0.085,
  models: [
    ["Diosna", "SP 120", 2004, 2022, 26, 700, 82, 148, 132, "de 120 kilos"],
    ["Kemper", "SP 75", 2002, 2022, 19, 520, 75, 140, 120, "de 75 kilos"],
    ["Ferneto", "AEF 050", 2008, 2025, 7.8, 320, 62, 125, 105, "de 50 kilos"],
    ["Sancassiano", "SP 200", 2004, 2020, 42, 1500, 110, 165, 190, "de 200 kilos"],
    ["Maigas", "AM 40", 2010, 2026, 4.2, 220, 58, 118, 95, "de 40 kilos"],
  ],
  features: [
    "Tazón de acero inoxidable.",
    "Dos velocidades con reversa de tazón.",
    "Temporizador doble.",
    "Rejilla de seguridad con corte.",
  ],
  wear: [
    "Transmisión silenciosa y correas nuevas.",
    "Rodamientos de espiral cambiados en {recent}.",
    "Viene de una panadería de barrio.",
    "Tablero revisado por eléctrico.",
  ],
  extras: ["ruedas de traslado", "tazón adicional", "correas de repuesto", "mesón de acero"],
}
