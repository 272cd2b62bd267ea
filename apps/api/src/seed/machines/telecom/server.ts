import type { MachineKind } from "../machine-kind.ts"

export const server: MachineKind = {
  category: "telecomunicaciones",
  share: 6,
  family: "network",
  trade: "city",
  gender: "m",
  drawing: "server-rack",
  nouns: ["Servidor", "Servidor rack"],
  yearlyLoss: 0.17,
  models: [
    ["Dell", "PowerEdge R740", 2017, 2024, 12, 29, 48, 9, 72, "de dos procesadores"],
    ["Dell", "PowerEdge R640", 2017, 2023, 10, 23, 48, 4, 75, "de 1 unidad"],
    ["HPE", "ProLiant DL380 Gen10", 2017, 2024, 12, 30, 45, 9, 74, "de dos procesadores"],
    ["Lenovo", "ThinkSystem SR650", 2018, 2024, 11, 32, 48, 9, 76, "de 2 unidades"],
    ["Synology", "RS3621xs+", 2020, 2026, 8.2, 16, 48, 9, 60, "de 12 bahías"],
  ],
  features: [
    "Dos procesadores Xeon y {128..512/64} GB de memoria.",
    "Controladora RAID y doble fuente.",
    "Ocho bahías de 2,5 pulgadas.",
    "Licencia de administración remota.",
  ],
  wear: [
    "Discos borrados con certificado.",
    "Memoria y fuentes probadas 72 horas.",
    "Ventiladores reemplazados en {recent}.",
  ],
  extras: ["rieles", "discos SSD", "tarjeta de red 10 Gb", "memoria adicional"],
}
