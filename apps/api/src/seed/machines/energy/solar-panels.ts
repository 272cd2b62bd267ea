import type { MachineKind } from "../machine-kind.ts"

export const solarPanels: MachineKind = {
  category: "energia",
  share: 8,
  family: "tool",
  trade: "works",
  gender: "m",
  drawing: "solar-array",
  nouns: [
    "Lote de paneles solares",
    "Lote de 100 paneles solares",
    "Pallet de paneles fotovoltaicos",
  ],
  yearlyLoss: 0.13,
  brandNew: 0.45,
  models: [
    ["Jinko Solar", "Tiger Neo 575 W", 2022, 2026, 8.8, 2800, 113, 228, 3, "tipo N"],
    ["Trina Solar", "Vertex 550 W", 2021, 2026, 8.2, 2860, 113, 228, 3, "bifaciales"],
    ["Canadian Solar", "HiKu6 545 W", 2020, 2026, 8, 2780, 113, 226, 3, "monocristalinos"],
    ["LONGi", "Hi-MO 5 540 W", 2020, 2026, 8.1, 2740, 113, 226, 3, "bifaciales"],
    ["JA Solar", "JAM72S30 550 W", 2021, 2026, 8, 2810, 113, 228, 3, "monocristalinos"],
    ["Risen", "RSM144 450 W", 2019, 2023, 6.8, 2450, 104, 210, 4, "monocristalinos"],
  ],
  features: [
    "Con certificado SEC.",
    "Garantía de producción de 25 a 30 años.",
    "Marco de aluminio y conectores MC4.",
    "Se venden por pallet o el lote completo.",
  ],
  wear: [
    "Medidos con trazador de curvas, sobre el {90..97} % de su potencia.",
    "Sin microfisuras a la vista, vidrios limpios.",
    "Desmontados con cuidado y embalados de canto.",
    "Venían de una planta sobre techo.",
  ],
  extras: [
    "estructura de aluminio",
    "cable solar",
    "conectores MC4",
    "ficha técnica y certificados",
  ],
}
