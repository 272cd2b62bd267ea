import type { MachineKind } from "../machine-kind.ts"

export const welder: MachineKind = {
  category: "manufactura-y-metalmecanica",
  share: 8,
  family: "tool",
  trade: "works",
  gender: "f",
  drawing: "welding-set",
  nouns: ["Soldadora", "Máquina soldadora"],
  yearlyLoss: 0.13,
  brandNew: 0.2,
  models: [
    ["Miller", "XMT 350 CC/CV", 2012, 2026, 5.2, 36, 31, 43, 61, "multiproceso"],
    ["Miller", "Big Blue 400", 2008, 2024, 16, 850, 80, 120, 180, "motosoldadora"],
    ["Lincoln Electric", "Power Wave 455", 2008, 2022, 8.4, 120, 49, 68, 94, "pulsada"],
    ["Lincoln Electric", "Invertec V350", 2010, 2025, 4.4, 37, 30, 45, 60, "multiproceso"],
    ["Lincoln Electric", "SAE-400", 2004, 2022, 15, 900, 80, 130, 200, "motosoldadora"],
    ["ESAB", "Warrior 500i", 2014, 2026, 5.8, 58, 31, 63, 71, "de 500 A"],
    ["Indura", "352 MIG", 2008, 2024, 2.6, 130, 45, 85, 90, "MIG trifásica"],
  ],
  features: [
    "Para electrodo, TIG y MIG.",
    "Trifásica 380 V con protección de sobretensión.",
    "Ciclo de trabajo de {60..100/20} % a 350 A.",
    "Carro con porta cilindros.",
  ],
  wear: [
    "Pocas horas en taller de estructuras.",
    "Tarjetas sopladas y conectores nuevos.",
    "Calibrada en {recent} con certificado.",
    "Antorcha con repuestos recién cambiados.",
  ],
  extras: ["alimentador de alambre", "cables y pinza", "antorcha", "regulador de argón"],
}
