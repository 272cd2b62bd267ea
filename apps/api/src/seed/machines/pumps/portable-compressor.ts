import type { MachineKind } from "../machine-kind.ts"

export const portableCompressor: MachineKind = {
  category: "bombas-y-compresores",
  share: 8,
  family: "power",
  trade: "works",
  gender: "m",
  drawing: "compressor",
  nouns: ["Compresor móvil", "Compresor portátil diésel"],
  meter: ["horas", 250, 700],
  yearlyLoss: 0.1,
  models: [
    ["Kaeser", "M50", 2012, 2025, 20, 790, 141, 137, 330, "de 5 m³ por minuto"],
    ["Atlas Copco", "XAS 97", 2010, 2024, 21, 940, 142, 130, 370, "de 185 pies cúbicos"],
    ["Atlas Copco", "XRVS 477", 2009, 2021, 88, 5200, 210, 240, 520, "de alta presión"],
    ["Sullair", "185", 2008, 2022, 18, 950, 150, 145, 350, "de 185 pies cúbicos"],
    ["Doosan", "7/41", 2010, 2022, 17, 740, 140, 132, 320, "de 4 m³ por minuto"],
    ["Sullair", "750H", 2008, 2020, 62, 2900, 190, 210, 460, "de 750 pies cúbicos"],
  ],
  features: [
    "Motor [Kubota|Deutz|John Deere|Cummins].",
    "Remolque homologado, luces y documentos al día.",
    "Ideal para martillos, arenado o proyección de mortero.",
    "Salidas con lubricador de línea.",
  ],
  wear: [
    "Tornillo sin fugas y separador nuevo.",
    "Neumáticos y lanza en buen estado.",
    "Se usó en [demolición|pozos|arenado de estanques|sondajes].",
    "Tapas y cerraduras completas.",
  ],
  extras: ["dos mangueras", "martillo neumático", "pistola de arenado", "filtros de repuesto"],
}
