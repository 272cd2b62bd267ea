import type { MachineKind } from "../machine-kind.ts"

export const networkSwitch: MachineKind = {
  category: "telecomunicaciones",
  share: 7,
  family: "network",
  trade: "city",
  gender: "m",
  drawing: "server-rack",
  nouns: ["Switch", "Switch administrable"],
  yearlyLoss: 0.17,
  brandNew: 0.12,
  models: [
    ["Cisco", "Catalyst 9300-48P", 2018, 2026, 9.2, 8, 45, 5, 45, "de 48 puertos PoE"],
    ["Cisco", "Catalyst 2960X-48", 2014, 2021, 4.2, 6, 45, 5, 38, "de 48 puertos PoE"],
    ["HPE Aruba", "2930F 48G", 2017, 2025, 4.8, 6, 44, 4, 32, "de 48 puertos PoE"],
    ["MikroTik", "CRS354", 2019, 2026, 1.4, 6, 44, 4, 30, "de 48 puertos"],
    ["Juniper", "EX4300-48P", 2015, 2023, 6.8, 9, 44, 5, 43, "de 48 puertos PoE"],
    ["Ubiquiti", "UniFi Pro 48 PoE", 2019, 2026, 1.8, 6, 44, 4, 40, "de 48 puertos PoE"],
  ],
  features: [
    "Módulo de {4..8/4} puertos de 10 Gb.",
    "Fuente redundante.",
    "Licencia de capa 3.",
    "Apilable con cable incluido.",
  ],
  wear: [
    "Restablecido a fábrica y probado por ingeniero.",
    "Ventiladores sin ruido.",
    "Puertos verificados uno por uno en {recent}.",
  ],
  extras: ["cables de apilamiento", "orejas de rack", "transceptores SFP+", "fuente adicional"],
}
