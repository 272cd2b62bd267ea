import type { MachineKind } from "../machine-kind.ts"

export const rack: MachineKind = {
  category: "telecomunicaciones",
  share: 5,
  family: "network",
  trade: "city",
  gender: "m",
  drawing: "server-rack",
  nouns: ["Rack de comunicaciones", "Gabinete rack"],
  yearlyLoss: 0.09,
  models: [
    ["APC", "NetShelter SX AR3100", 2010, 2026, 1.6, 126, 60, 200, 107, "de 42 unidades"],
    ["Rittal", "TS IT 42U", 2010, 2026, 1.9, 130, 60, 200, 100, "de 42 unidades"],
    ["Panduit", "Net-Access N", 2012, 2026, 1.7, 128, 60, 200, 107, "de 42 unidades"],
    ["Nexxt", "NRF-42U", 2014, 2026, 0.62, 80, 60, 200, 80, "de 42 unidades"],
    ["Conmutel", "Pared 12U", 2012, 2026, 0.28, 28, 60, 60, 50, "de 12 unidades"],
  ],
  features: [
    "Puertas perforadas y paneles laterales.",
    "Ruedas y patas niveladoras.",
    "Trae dos PDU verticales.",
    "Organizadores verticales de cable.",
  ],
  wear: [
    "Se ordenó y limpió antes de publicar.",
    "Rieles completos, con tornillería.",
    "Retiro en el lugar, se desarma si se pide.",
  ],
  extras: ["PDU", "bandejas", "organizadores", "tornillería"],
}
