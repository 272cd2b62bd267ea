import type { MachineKind } from "../machine-kind.ts"

export const steamKettle: MachineKind = {
  category: "alimentos-y-bebidas",
  share: 5,
  family: "plant",
  trade: "city",
  gender: "f",
  drawing: "steam-kettle",
  nouns: ["Marmita a vapor", "Marmita volcable"],
  yearlyLoss: 0.07,
  models: [
    ["Groen", "DH-60", 1998, 2020, 9.8, 185, 110, 130, 95, "de 227 litros"],
    ["Cleveland", "KDL-40", 2004, 2023, 8.6, 160, 100, 120, 90, "de 150 litros"],
    ["Bertuzzi", "M500", 2000, 2020, 18, 420, 130, 160, 130, "de 500 litros"],
    ["Firex", "Cucimix 130", 2008, 2024, 26, 380, 130, 150, 110, "con agitador"],
  ],
  features: [
    "Olla encamisada de acero inoxidable.",
    "Volteo [manual|motorizado].",
    "Válvula de seguridad certificada.",
    "Ideal para mermeladas, salsas o manjar.",
  ],
  wear: [
    "Prueba hidráulica de camisa en {recent}.",
    "Interior pulido, sin picaduras.",
    "Trampa de vapor nueva.",
    "Agitador con teflones recién cambiados.",
  ],
  extras: ["agitador raspador", "tapa", "trampa de vapor", "válvula de descarga"],
}
