import type { MachineKind } from "../machine-kind.ts"

export const analyticalBalance: MachineKind = {
  category: "salud-y-laboratorio",
  share: 5,
  family: "clinic",
  trade: "city",
  gender: "f",
  drawing: "balance",
  nouns: ["Balanza analítica", "Balanza de precisión"],
  yearlyLoss: 0.11,
  brandNew: 0.2,
  models: [
    ["Sartorius", "Entris 224-1S", 2012, 2026, 2.8, 5, 22, 32, 33, "de 220 gramos"],
    ["Mettler Toledo", "ME204", 2012, 2026, 3.4, 5, 22, 33, 34, "de 220 gramos"],
    ["Ohaus", "Pioneer PX224", 2014, 2026, 2.2, 5, 21, 30, 32, "de 220 gramos"],
    ["Radwag", "AS 220", 2012, 2025, 2.4, 5, 21, 31, 32, "con calibración interna"],
  ],
  features: [
    "Resolución de 0,1 mg.",
    "Cabina antivibración y pesa de calibración.",
    "Calibración interna y salida USB.",
    "Nivel electrónico.",
  ],
  wear: [
    "Certificado de calibración de {recent}.",
    "Poco uso en control de calidad.",
    "Se guardó sobre mesa antivibración.",
    "Plato sin golpes.",
  ],
  extras: ["pesa patrón", "funda", "mesa antivibración", "impresora"],
}
