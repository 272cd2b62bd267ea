import type { MachineKind } from "../machine-kind.ts"

export const fiberLaser: MachineKind = {
  category: "manufactura-y-metalmecanica",
  share: 4,
  family: "workshop",
  trade: "city",
  gender: "f",
  drawing: "laser-cutter",
  nouns: ["Cortadora láser de fibra", "Mesa de corte láser"],
  meter: ["horas", 900, 2200],
  yearlyLoss: 0.11,
  dollars: 0.5,
  models: [
    ["Bystronic", "BySprint Fiber 3015", 2011, 2022, 420, 12200, 480, 225, 1150, "de 3 kW"],
    ["Trumpf", "TruLaser 3030 fiber", 2012, 2024, 520, 12800, 460, 240, 1100, "de 4 kW"],
    ["Amada", "ENSIS 3015", 2014, 2024, 480, 11500, 300, 240, 1000, "de 3 kW"],
    ["Bodor", "P3", 2017, 2026, 140, 8200, 300, 215, 880, "de 3 kW"],
    ["HSG", "G3015H", 2018, 2026, 120, 7900, 310, 210, 860, "de 6 kW"],
  ],
  features: [
    "Mesa de 3 x 1,5 metros con cambiador.",
    "Corta hasta {12..20/2} mm en acero al carbono.",
    "Extractor y enfriador incluidos.",
    "Programa de anidado con licencia.",
  ],
  wear: [
    "Fuente medida al {90..98} % de potencia.",
    "Óptica y boquillas nuevas.",
    "Contrato de servicio hasta {recent}.",
    "Cremalleras y guías lubricadas.",
  ],
  extras: ["compresor y secador", "licencia de anidado", "boquillas y lentes", "estabilizador"],
}
