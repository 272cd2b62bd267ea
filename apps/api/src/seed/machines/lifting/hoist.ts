import type { MachineKind } from "../machine-kind.ts"

export const hoist: MachineKind = {
  category: "elevacion-y-bodega",
  share: 6,
  family: "plant",
  trade: "city",
  gender: "m",
  drawing: "hoist",
  nouns: ["Polipasto eléctrico", "Tecle eléctrico"],
  yearlyLoss: 0.1,
  brandNew: 0.2,
  models: [
    ["Demag", "DC-Pro 10-1000", 2010, 2026, 4.1, 56, 36, 62, 46, "de 1 tonelada"],
    ["Demag", "DR-Pro 5", 2010, 2026, 12.5, 480, 90, 80, 120, "de 5 toneladas"],
    ["ABUS", "GM4 1000", 2011, 2026, 3.8, 52, 35, 60, 44, "de 1 tonelada"],
    ["Kito", "ER2 2 t", 2012, 2026, 4.6, 70, 40, 66, 50, "de 2 toneladas"],
    ["Yale", "CPE 5-1.6", 2010, 2025, 5.2, 92, 42, 70, 52, "de 5 toneladas"],
    ["Konecranes", "CXT 10t", 2008, 2025, 22, 690, 110, 95, 150, "de 10 toneladas"],
  ],
  features: [
    "Doble velocidad de levante y carro [manual|motorizado].",
    "Botonera colgante de baja tensión.",
    "Trifásico de 380 V.",
    "Fin de carrera y limitador de sobrecarga.",
    "{6..12} metros de recorrido de gancho.",
  ],
  wear: [
    "Freno y guía de cadena cambiados en {recent}.",
    "Gancho con seguro y sin deformación.",
    "Poco uso en [taller de matricería|bodega de repuestos|maestranza].",
    "Prueba de carga con certificado.",
  ],
  extras: ["viga de {6..9} metros", "botonera de repuesto", "carro motorizado", "radio control"],
}
