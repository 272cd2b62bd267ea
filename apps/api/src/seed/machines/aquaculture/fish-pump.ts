import type { MachineKind } from "../machine-kind.ts"

export const fishPump: MachineKind = {
  category: "pesca-y-acuicultura",
  share: 6,
  family: "plant",
  trade: "salmon",
  gender: "f",
  drawing: "pump",
  nouns: ["Bomba de peces", "Bomba de peces vivos"],
  yearlyLoss: 0.1,
  models: [
    ["Hidrostal", "F06K-S", 2008, 2024, 24, 640, 95, 120, 190, "de impulsor helicoidal"],
    ["Hidrostal", "F10K", 2008, 2024, 38, 980, 120, 150, 240, "de 10 pulgadas"],
    ["Cflow", "Vacuum 900", 2012, 2025, 84, 2900, 200, 230, 330, "de vacío y presión"],
    ["Aqua-Life", "BP 100", 2008, 2024, 29, 720, 110, 140, 230, "sobre carro"],
  ],
  features: [
    "Traslada peces vivos sin dañarlos.",
    "Chasis galvanizado con ruedas.",
    "Motor [hidráulico|eléctrico con variador].",
    "Acoples rápidos de {6..10/2} pulgadas.",
  ],
  wear: [
    "Impulsor y difusor pulidos en {recent}.",
    "Mangueras sin cortes.",
    "Desinfectada con certificado entre centros.",
    "Motor y sellos revisados.",
  ],
  extras: ["mangueras", "separador de agua", "central hidráulica", "acoples"],
}
