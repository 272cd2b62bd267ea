import type { MachineKind } from "../machine-kind.ts"

export const cargoVan: MachineKind = {
  category: "transporte",
  share: 8,
  family: "vehicle",
  trade: "city",
  gender: "m",
  drawing: "cargo-van",
  nouns: ["Furgón", "Furgón de carga"],
  meter: ["km", 18000, 40000],
  yearlyLoss: 0.12,
  brandNew: 0.08,
  models: [
    ["Peugeot", "Boxer L3H2", 2014, 2026, 23, 1985, 205, 252, 599, "de 13 m³"],
    ["Peugeot", "Partner Maxi", 2014, 2026, 14, 1400, 181, 182, 463, "diésel"],
    ["Citroën", "Berlingo K9", 2019, 2026, 15, 1420, 185, 184, 440, "de 3,3 m³"],
    ["Mercedes-Benz", "Sprinter 415", 2014, 2024, 34, 2200, 199, 262, 593, "de 10,5 m³"],
    ["Fiat", "Ducato Maxicargo", 2013, 2024, 24, 2020, 205, 252, 599, "de 13 m³"],
    ["Renault", "Master L2H2", 2013, 2024, 25, 1980, 207, 250, 555, "de 10,8 m³"],
    ["Hyundai", "H-1 Cargo", 2012, 2021, 19, 1900, 192, 193, 515, "de 3 asientos"],
    ["Maxus", "V80", 2014, 2023, 17, 2020, 200, 234, 550, "de 9 m³"],
  ],
  features: [
    "Piso antideslizante y forro interior.",
    "Puerta lateral corredera y traseras de 270 grados.",
    "Bluetooth, aire y cierre centralizado.",
    "Separador de carga.",
    "Equipo de frío hasta 0 °C.",
  ],
  wear: [
    "Distribución cambiada con bomba de agua.",
    "Detalles de uso en la zona de carga.",
    "Reparto urbano con un solo conductor.",
    "Amortiguadores y bujes nuevos.",
    "Neumáticos al {50..90/10} %.",
  ],
  extras: ["estanterías interiores", "enganche", "malla separadora", "sensor de retroceso"],
}
