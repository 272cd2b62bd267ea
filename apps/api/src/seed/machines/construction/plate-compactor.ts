import type { MachineKind } from "../machine-kind.ts"

export const plateCompactor: MachineKind = {
  category: "construccion",
  share: 5,
  family: "tool",
  trade: "works",
  gender: "f",
  drawing: "plate-compactor",
  nouns: ["Placa compactadora", "Placa compactadora reversible"],
  yearlyLoss: 0.15,
  brandNew: 0.3,
  models: [
    ["Wacker Neuson", "DPU 5545", 2013, 2026, 8.6, 390, 61, 105, 100, "diésel reversible"],
    ["Wacker Neuson", "WP1550", 2012, 2026, 1.9, 89, 50, 96, 106, "bencinera"],
    ["BOMAG", "BVP 18/45", 2014, 2026, 1.8, 90, 45, 96, 108, "de 18 kN"],
    ["BOMAG", "BPR 45/55 D", 2012, 2025, 7.9, 395, 55, 101, 160, "diésel reversible"],
    ["Dynapac", "DFP9", 2016, 2026, 1.7, 88, 50, 92, 104, "bencinera"],
    ["Weber MT", "CR 7", 2013, 2025, 8.1, 445, 60, 110, 165, "diésel de partida eléctrica"],
    ["Mikasa", "MVC-F60", 2014, 2026, 1.6, 67, 42, 85, 98, "con motor Honda"],
  ],
  features: [
    "Marcha adelante y atrás, ideal para zanjas.",
    "Con estanque de agua para asfalto.",
    "Manillar plegable para transporte.",
    "Compacta capas de hasta {20..40/10} cm.",
    "Motor de partida fácil y bajo consumo.",
  ],
  wear: [
    "Placa base sin trizaduras.",
    "Correa y gomas nuevas.",
    "Se usó en [veredas|zanjas de alcantarillado|pavimento de adoquines].",
    "Motor con carburador limpio y bujía nueva.",
  ],
  extras: ["ruedas de traslado", "goma para adoquín", "kit de riego", "filtros de repuesto"],
}
