import type { MachineKind } from "../machine-kind.ts"

export const meatGrinder: MachineKind = {
  category: "alimentos-y-bebidas",
  share: 5,
  family: "plant",
  trade: "city",
  gender: "f",
  drawing: "meat-grinder",
  nouns: ["Moledora de carne", "Picadora de carne industrial"],
  yearlyLoss: 0.085,
  models: [
    ["Seydelmann", "WD 114", 2000, 2022, 42, 960, 110, 150, 165, "de 114 mm"],
    ["Seydelmann", "AE 130", 2004, 2022, 68, 1500, 140, 180, 190, "de 130 mm"],
    ["Hobart", "4732A", 2004, 2024, 8.2, 140, 60, 120, 90, "de boca 32"],
    ["Braher", "P-22", 2008, 2025, 2.8, 48, 40, 55, 60, "de mesa"],
    ["Mainca", "PM-98", 2006, 2024, 9.4, 180, 70, 115, 85, "de 98 mm"],
  ],
  features: [
    "Para carne fresca o congelada.",
    "Tolva de acero inoxidable.",
    "Botonera con reversa.",
    "Se desarma sin herramientas para lavar.",
  ],
  wear: [
    "Sinfín y boca sin marcas.",
    "Cuchillos y discos afilados en {recent}.",
    "Reductor con aceite alimentario nuevo.",
    "Uso en planta de cecinas, un turno.",
  ],
  extras: ["discos y cuchillos", "carro 200 litros", "tornillo de repuesto", "embudo para embutir"],
}
