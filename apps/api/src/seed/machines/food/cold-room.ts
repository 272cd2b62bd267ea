import type { MachineKind } from "../machine-kind.ts"

export const coldRoom: MachineKind = {
  category: "alimentos-y-bebidas",
  share: 5,
  family: "plant",
  trade: "city",
  gender: "f",
  drawing: "cold-room",
  nouns: ["Cámara de frío", "Cámara frigorífica modular"],
  yearlyLoss: 0.085,
  brandNew: 0.1,
  models: [
    ["Bitzer", "CF 60 m³", 2006, 2026, 18, 1600, 400, 250, 600, "de 60 m³"],
    ["Copeland", "ZX 30 m³", 2008, 2026, 11, 980, 300, 250, 400, "de 30 m³"],
    ["Danfoss", "Optyma 120 m³", 2008, 2025, 29, 2600, 500, 300, 800, "de 120 m³"],
    ["Zanotti", "Uniblock 20 m³", 2008, 2026, 9.2, 760, 280, 230, 320, "de 20 m³"],
  ],
  features: [
    "Paneles de poliuretano de {80..150/10} mm.",
    "Trabaja entre -2 y 8 °C.",
    "Puerta corredera con seguro interior.",
    "Control digital con alarma.",
  ],
  wear: [
    "Compresor revisado y gas cargado en {recent}.",
    "Paneles numerados para el armado.",
    "Evaporador limpio y ventiladores nuevos.",
    "Puerta con burlete nuevo.",
  ],
  extras: ["cortina de lamas", "tablero de control", "estanterías", "registrador de temperatura"],
}
