import type { MachineKind } from "../machine-kind.ts"

export const motorPump: MachineKind = {
  category: "bombas-y-compresores",
  share: 7,
  family: "tool",
  trade: "farm",
  gender: "f",
  drawing: "motor-pump",
  nouns: ["Motobomba", "Motobomba autocebante"],
  yearlyLoss: 0.14,
  brandNew: 0.35,
  models: [
    ["Honda", "WT40X", 2014, 2026, 2.1, 78, 53, 67, 74, "de 4 pulgadas para aguas con sólidos"],
    ["Honda", "WB30", 2012, 2026, 0.75, 27, 38, 45, 51, "de 3 pulgadas"],
    ["Yanmar", "YDP40", 2012, 2026, 1.9, 65, 50, 60, 70, "diésel de 4 pulgadas"],
    ["Atlas Copco", "PAS 150", 2012, 2024, 26, 1400, 140, 170, 290, "sobre remolque de 6 pulgadas"],
    ["Gorman-Rupp", "T6A3", 2008, 2022, 22, 1200, 130, 160, 270, "de 6 pulgadas autocebante"],
    ["Toyama", "TDWP80", 2014, 2026, 0.9, 42, 45, 52, 60, "diésel de 3 pulgadas"],
  ],
  features: [
    "Mueve {800..1900/50} litros por minuto.",
    "Carcasa de aluminio y rodete de fundición.",
    "Partida fácil y bajo consumo.",
    "Marco antivibración con asas.",
  ],
  wear: [
    "Sello y rodete nuevos.",
    "Se usó en [riego por tendido|achique de excavaciones|una piscicultura].",
    "Motor sin humo y con aceite recién cambiado.",
    "Carburador limpio.",
  ],
  extras: ["chorizo y manguera", "acoples rápidos", "canastillo de succión", "carro con ruedas"],
}
