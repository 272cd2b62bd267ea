import type { MachineKind } from "../machine-kind.ts"

export const ups: MachineKind = {
  category: "energia",
  share: 6,
  family: "network",
  trade: "city",
  gender: "f",
  drawing: "electrical-cabinet",
  nouns: ["UPS", "UPS trifásica"],
  yearlyLoss: 0.12,
  models: [
    ["Eaton", "93PM-50", 2013, 2025, 19, 420, 56, 188, 91, "de 50 kW"],
    ["APC", "Symmetra PX 40", 2010, 2022, 21, 480, 60, 199, 107, "modular de 40 kW"],
    ["APC", "Galaxy 3500", 2011, 2021, 13, 520, 35, 150, 85, "de 30 kVA"],
    ["Vertiv", "Liebert EXM 80", 2015, 2025, 26, 360, 60, 190, 80, "de 80 kVA"],
    ["Riello", "Multi Sentry MST 60", 2013, 2024, 16, 260, 50, 160, 85, "de 60 kVA"],
    ["Delta", "HPH-40", 2014, 2025, 13, 240, 50, 145, 82, "de 40 kVA"],
  ],
  features: [
    "Doble conversión en línea, 380 V.",
    "Autonomía de {8..30} minutos a media carga.",
    "Tarjeta de red SNMP y bypass de mantención.",
    "Factor de potencia 0,9 o superior.",
  ],
  wear: [
    "Banco de baterías renovado en {recent}.",
    "Respaldaba [una sala de servidores|un pabellón|un call center].",
    "Condensadores y ventiladores cambiados.",
    "Desmontada por el servicio técnico.",
  ],
  extras: ["banco de baterías", "bypass externo", "tarjeta SNMP", "gabinete"],
}
