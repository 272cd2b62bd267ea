import type { MachineKind } from "../machine-kind.ts"

export const livestockScale: MachineKind = {
  category: "ganaderia-y-lecheria",
  share: 4,
  family: "tool",
  trade: "dairy",
  gender: "m",
  drawing: "livestock-scale",
  nouns: ["Equipo de pesaje ganadero", "Indicador de pesaje con barras"],
  yearlyLoss: 0.12,
  brandNew: 0.2,
  models: [
    ["Tru-Test", "XR5000", 2018, 2026, 3.2, 34, 90, 20, 25, "de 3.000 kilos"],
    ["Tru-Test", "S3", 2017, 2026, 1.8, 30, 80, 20, 25, "de 2.000 kilos"],
    ["Gallagher", "TW-3", 2016, 2026, 3.4, 35, 90, 20, 25, "con lector de aretes"],
    ["Iconix", "FX41", 2014, 2025, 1.6, 28, 80, 20, 25, "de 2.000 kilos"],
  ],
  features: [
    "Lee aretes electrónicos y guarda el historial.",
    "Barras de carga de acero galvanizado.",
    "Pantalla a prueba de agua.",
    "Batería para una jornada completa.",
  ],
  wear: [
    "Verificado con pesas patrón en {recent}.",
    "Cables y conectores sin daño.",
    "Usado en dos campañas de invernada.",
  ],
  extras: ["bastón lector", "maletín", "cables de repuesto", "plataforma de aluminio"],
}
