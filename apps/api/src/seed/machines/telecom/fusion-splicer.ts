import type { MachineKind } from "../machine-kind.ts"

export const fusionSplicer: MachineKind = {
  category: "telecomunicaciones",
  share: 5,
  family: "network",
  trade: "city",
  gender: "f",
  drawing: "fibre-tester",
  nouns: ["Fusionadora de fibra óptica", "Fusionadora de fibra"],
  yearlyLoss: 0.13,
  brandNew: 0.1,
  models: [
    ["Fujikura", "70S", 2013, 2021, 8.2, 3, 15, 15, 17, "de alineación por núcleo"],
    ["Fujikura", "90S+", 2020, 2026, 9.6, 3, 15, 15, 18, "de alineación por núcleo"],
    ["Sumitomo", "Type-71C", 2012, 2022, 7.4, 3, 15, 16, 18, "de doble horno"],
    ["INNO", "View 7", 2016, 2025, 4.2, 2, 14, 14, 16, "de bolsillo"],
    ["Fitel", "S178", 2014, 2023, 5.6, 3, 15, 15, 17, "de campo"],
  ],
  features: [
    "Fusión en pocos segundos con horno.",
    "Maletín rígido y cortadora.",
    "Batería para {150..300/50} empalmes.",
    "Pantalla con cámara doble.",
  ],
  wear: [
    "Electrodos cambiados hace {100..500/100} empalmes.",
    "Calibración de arco en {recent}.",
    "Limpieza de objetivos y espejos hecha.",
    "Contador total en la foto.",
  ],
  extras: ["cortadora", "maletín", "batería adicional", "electrodos de repuesto"],
}
