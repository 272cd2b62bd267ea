import type { MachineKind } from "../machine-kind.ts"

export const transmission: MachineKind = {
  category: "repuestos-y-herramientas",
  share: 5,
  family: "part",
  trade: "works",
  gender: "f",
  drawing: "gearbox",
  nouns: ["Transmisión automática", "Caja de cambios"],
  yearlyLoss: 0.09,
  models: [
    ["Allison", "4500 RDS", 2006, 2022, 24, 405, 60, 70, 95, "de seis marchas"],
    ["Eaton Fuller", "RTLO-16913A", 2002, 2020, 14, 320, 60, 65, 90, "de 13 velocidades"],
    ["ZF", "16S 2220", 2006, 2020, 15, 330, 55, 70, 100, "con intarder"],
    ["Volvo", "AT2612F I-Shift", 2010, 2022, 18, 300, 58, 70, 98, "automatizada"],
  ],
  features: [
    "Compatible con camiones tolva y de rescate.",
    "Con módulo electrónico.",
    "Incluye convertidor o campana.",
    "Número de parte a la vista en la placa.",
  ],
  wear: [
    "Embragues y sellos nuevos en {recent}.",
    "Ejes y sincronizadores sin desgaste.",
    "Probada en banco con informe.",
    "Salió de un camión chocado atrás.",
  ],
  extras: ["enfriador", "módulo electrónico", "palanca y cables", "garantía escrita"],
}
