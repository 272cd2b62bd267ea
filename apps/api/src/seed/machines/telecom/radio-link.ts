import type { MachineKind } from "../machine-kind.ts"

export const radioLink: MachineKind = {
  category: "telecomunicaciones",
  share: 6,
  family: "network",
  trade: "farm",
  gender: "m",
  drawing: "tower",
  nouns: ["Radioenlace", "Par de radioenlaces"],
  yearlyLoss: 0.15,
  models: [
    ["Ubiquiti", "AF-5XHD", 2017, 2025, 1.9, 2, 20, 20, 8, "de 5 GHz"],
    ["Cambium Networks", "PTP 650", 2014, 2023, 4.8, 4, 35, 35, 14, "de 5 GHz"],
    ["Cambium Networks", "PMP 450i AP", 2016, 2025, 3.2, 3, 26, 37, 12, "sectorial"],
    ["Mimosa", "B5c", 2016, 2024, 1.4, 2, 20, 18, 8, "de 1,5 Gbps"],
    ["Siklu", "EtherHaul 1200", 2014, 2022, 5.2, 3, 24, 24, 20, "de 70 GHz"],
  ],
  features: [
    "Enlaces de hasta {10..40/5} km con línea de vista.",
    "Antenas de {23..34} dBi.",
    "Sincronía por GPS.",
    "Modulación adaptiva.",
  ],
  wear: [
    "Alineación y configuración disponibles aparte.",
    "Se desinstaló por llegada de fibra en {recent}.",
    "Conectores sellados, sin humedad.",
  ],
  extras: ["antenas", "alimentadores PoE", "soportes de mástil", "cables de exterior"],
}
