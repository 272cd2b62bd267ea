import type { MachineKind } from "../machine-kind.ts"

export const mixerTruck: MachineKind = {
  category: "construccion",
  share: 4,
  family: "vehicle",
  trade: "works",
  gender: "m",
  drawing: "mixer-truck",
  nouns: ["Camión mixer", "Camión betonero"],
  meter: ["km", 18000, 40000],
  yearlyLoss: 0.1,
  models: [
    ["Mercedes-Benz", "Arocs 4142", 2015, 2025, 145, 13800, 255, 385, 960, "8x4 de 10 m³"],
    ["Mercedes-Benz", "Axor 2831", 2010, 2018, 108, 11900, 250, 372, 890, "6x4 de 8 m³"],
    ["Volvo", "VM 330", 2012, 2021, 112, 12200, 250, 375, 900, "6x4 de 8 m³"],
    ["Scania", "P 410", 2015, 2024, 140, 13900, 255, 388, 965, "8x4 de 10 m³"],
    ["MAN", "TGS 33.360", 2012, 2021, 118, 12600, 250, 378, 895, "6x4 de 8 m³"],
    ["Sinotruk", "Howo 380", 2013, 2024, 84, 12900, 250, 395, 930, "6x4 de 10 m³"],
  ],
  features: [
    "Trompo [Liebherr|Schwing|CIFA] con mando trasero.",
    "Estanque de agua presurizado de {400..600/100} litros.",
    "Canoas y extensión completas.",
    "Cámara de retroceso y sensor de tambor.",
  ],
  wear: [
    "Aspas del trompo medidas, con {60..85/5} % de vida.",
    "Reductor del tambor con aceite nuevo.",
    "Rodillos y pista sin marcas.",
    "Trabajó para una planta de hormigón en contrato fijo.",
  ],
  extras: ["canoas de repuesto", "neumático de repuesto", "documentación al día"],
}
