import type { MachineKind } from "../machine-kind.ts"

export const patientMonitor: MachineKind = {
  category: "salud-y-laboratorio",
  share: 6,
  family: "clinic",
  trade: "city",
  gender: "m",
  drawing: "patient-monitor",
  nouns: ["Monitor multiparámetro", "Monitor de signos vitales"],
  yearlyLoss: 0.14,
  brandNew: 0.1,
  models: [
    ["Mindray", "uMEC12", 2015, 2026, 2.4, 4, 31, 27, 17, "de 12 pulgadas"],
    ["Mindray", "iPM 8", 2014, 2025, 3.2, 5, 33, 29, 18, "con capnografía"],
    ["Philips", "IntelliVue MX450", 2012, 2024, 6.8, 8, 36, 32, 20, "modular"],
    ["GE", "Dash 4000", 2008, 2020, 4.2, 6, 32, 29, 19, "de 10 pulgadas"],
    ["Edan", "iM50", 2014, 2025, 2.6, 5, 32, 28, 18, "de 10 pulgadas"],
  ],
  features: [
    "Mide ECG, saturación, presión y temperatura.",
    "Batería interna de {2..4} horas.",
    "Alarmas visuales y sonoras.",
    "Conexión a central.",
  ],
  wear: [
    "Cables y sensores nuevos.",
    "Calibración y seguridad eléctrica en {recent}.",
    "Pantalla sin rayas.",
    "Uso en box de procedimientos.",
  ],
  extras: ["cables y brazaletes", "soporte de pared", "bolso de transporte", "sensor pediátrico"],
}
