import type { MachineKind } from "../machine-kind.ts"

export const spectrophotometer: MachineKind = {
  category: "salud-y-laboratorio",
  share: 5,
  family: "clinic",
  trade: "city",
  gender: "m",
  drawing: "lab-instrument",
  nouns: ["Espectrofotómetro", "Espectrofotómetro UV-Vis"],
  yearlyLoss: 0.1,
  models: [
    ["Thermo Scientific", "Genesys 10S", 2008, 2022, 5.6, 9, 31, 23, 38, "UV-Vis"],
    ["Hach", "DR3900", 2012, 2026, 6.4, 5, 30, 18, 35, "para análisis de aguas"],
    ["Shimadzu", "UV-1800", 2010, 2024, 12, 15, 45, 25, 49, "doble haz"],
    ["Jenway", "7305", 2008, 2022, 3.4, 6, 28, 20, 35, "visible"],
  ],
  features: [
    "Carrusel de seis cubetas.",
    "Lámpara de xenón de larga vida.",
    "Curvas guardadas y exportación USB.",
    "Ancho de banda de {1..5} nm.",
  ],
  wear: [
    "Óptica limpia y verificación de longitud de onda en {recent}.",
    "Uso en análisis de aguas.",
    "Lámpara con pocas horas.",
    "Celdas incluidas y revisadas.",
  ],
  extras: ["cubetas de cuarzo", "filtros de verificación", "funda", "software"],
}
