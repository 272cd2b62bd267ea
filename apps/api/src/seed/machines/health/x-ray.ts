import type { MachineKind } from "../machine-kind.ts"

export const xRay: MachineKind = {
  category: "salud-y-laboratorio",
  share: 4,
  family: "clinic",
  trade: "city",
  gender: "m",
  drawing: "x-ray",
  nouns: ["Equipo de rayos X", "Rayos X móvil"],
  yearlyLoss: 0.1,
  models: [
    ["Siemens", "Mobilett XP", 2004, 2018, 46, 385, 68, 140, 110, "portátil"],
    ["GE", "AMX 4 Plus", 2002, 2016, 42, 470, 65, 145, 115, "móvil"],
    ["Carestream", "DRX-Ascend", 2012, 2023, 98, 620, 200, 230, 250, "con detector digital"],
    ["Ecoray", "HF-525", 2010, 2022, 34, 380, 180, 210, 220, "veterinario"],
  ],
  features: [
    "Brazo articulado y colimador con láser.",
    "Generador de {20..50/10} kW.",
    "El comprador debe tramitar la autorización sanitaria.",
    "Consola táctil.",
  ],
  wear: [
    "Baterías nuevas en {recent}.",
    "Tubo con bajo número de disparos.",
    "Mantención por ingeniería clínica.",
    "Se entrega embalado y desinstalado.",
  ],
  extras: ["delantal plomado", "detector digital", "mesa de Bucky", "manuales de servicio"],
}
