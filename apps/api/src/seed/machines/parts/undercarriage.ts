import type { MachineKind } from "../machine-kind.ts"

export const undercarriage: MachineKind = {
  category: "repuestos-y-herramientas",
  share: 6,
  family: "part",
  trade: "works",
  gender: "m",
  drawing: "track-chains",
  nouns: ["Par de cadenas", "Juego de tren de rodado"],
  yearlyLoss: 0.1,
  brandNew: 0.5,
  models: [
    ["Berco", "PC200-8", 2018, 2026, 7.2, 1360, 60, 40, 410, "para excavadora de 20 toneladas"],
    ["Berco", "D6N", 2018, 2026, 11, 1900, 60, 45, 430, "para bulldozer"],
    ["ITM", "EC210", 2018, 2026, 6.6, 1320, 60, 40, 405, "con zapatas de 600 mm"],
    ["Caterpillar", "320D", 2018, 2026, 9.8, 1420, 60, 40, 420, "original"],
    ["VemaTrack", "ZX200", 2019, 2026, 5.8, 1300, 60, 40, 400, "alternativo"],
  ],
  features: [
    "Cadenas selladas de {45..49} eslabones.",
    "Compatible con modelos equivalentes.",
    "Se despacha a todo Chile por pagar.",
    "Rodillos y rueda guía disponibles.",
  ],
  wear: [
    "Medido con ultrasonido, {60..90/10} % de vida.",
    "Girado de pasadores y bujes.",
    "Quedó en bodega al vender la máquina.",
    "Zapatas sin fisuras.",
  ],
  extras: ["rodillos inferiores", "rueda motriz", "pernos nuevos", "zapatas"],
}
