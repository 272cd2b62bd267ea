import type { MachineKind } from "../machine-kind.ts"

export const dentalUnit: MachineKind = {
  category: "salud-y-laboratorio",
  share: 5,
  family: "clinic",
  trade: "city",
  gender: "f",
  drawing: "dental-chair",
  nouns: ["Unidad dental", "Sillón dental"],
  yearlyLoss: 0.1,
  models: [
    ["Gnatus", "G3", 2008, 2023, 8.4, 135, 90, 150, 190, "completa"],
    ["Kavo", "Estetica E30", 2012, 2025, 26, 180, 95, 155, 200, "con tres terminales"],
    ["Planmeca", "Compact i", 2010, 2024, 32, 190, 95, 155, 205, "con instrumentos eléctricos"],
    ["Sinol", "S2315", 2014, 2026, 6.2, 140, 90, 150, 190, "completa"],
  ],
  features: [
    "Lámpara LED y jeringa triple.",
    "Dos turbinas y micromotor.",
    "Botella de agua presurizada.",
    "Escupidera de loza rebatible.",
  ],
  wear: [
    "Tapiz nuevo en {recent}.",
    "Válvulas y mangueras revisadas.",
    "Motor de sillón con aceite cambiado.",
    "Desinstalada y embalada.",
  ],
  extras: ["compresor silencioso", "turbinas", "banqueta", "lámpara de polimerizado"],
}
