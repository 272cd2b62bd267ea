import type { MachineKind } from "../machine-kind.ts"

export const transformer: MachineKind = {
  category: "energia",
  share: 8,
  family: "plant",
  trade: "works",
  gender: "m",
  drawing: "transformer",
  nouns: ["Transformador", "Transformador trifásico"],
  yearlyLoss: 0.05,
  brandNew: 0.15,
  models: [
    ["Rhona", "500 kVA", 2000, 2026, 13.5, 1680, 110, 165, 170, "de 13,2/0,4 kV"],
    ["Rhona", "1.000 kVA", 2002, 2026, 24, 2900, 140, 190, 200, "de 15/0,4 kV"],
    ["Tusan", "300 kVA", 2000, 2026, 9.2, 1150, 100, 150, 145, "de 13,2/0,4 kV"],
    ["ABB", "2 MVA", 2004, 2024, 52, 5200, 190, 240, 260, "de 23/0,4 kV"],
    ["Siemens", "Geafol 800 kVA", 2006, 2024, 36, 2300, 95, 180, 175, "seco encapsulado"],
    ["Schaffner", "150 kVA", 2000, 2022, 5.6, 690, 85, 130, 115, "de distribución"],
  ],
  features: [
    "Refrigerado por aceite, libre de PCB con informe.",
    "Conexión Dyn1 y derivaciones de ±2 x 2,5 %.",
    "Relé Buchholz y termómetro.",
    "Estanque sellado y pintado.",
  ],
  wear: [
    "Ensayo de aislación y relación hecho en {recent}.",
    "Aceite analizado, rigidez dieléctrica dentro de norma.",
    "Retirado por aumento de potencia.",
    "Bushings sin trizaduras.",
  ],
  extras: ["protocolo de ensayos", "celdas de protección", "pararrayos", "base metálica"],
}
