import type { MachineKind } from "../machine-kind.ts"

export const manualLathe: MachineKind = {
  category: "manufactura-y-metalmecanica",
  share: 7,
  family: "workshop",
  trade: "city",
  gender: "m",
  drawing: "lathe",
  nouns: ["Torno paralelo", "Torno mecánico"],
  yearlyLoss: 0.045,
  models: [
    ["Pinacho", "SP/200 x 1.500", 1996, 2022, 29, 1620, 95, 135, 255, "de 1.500 entre puntas"],
    ["Pinacho", "S-90/225", 1990, 2012, 26, 1900, 105, 140, 290, "de 2.000 entre puntas"],
    ["Romi", "T 240", 2004, 2024, 34, 2200, 110, 140, 300, "de 1.500 entre puntas"],
    ["Harrison", "M400", 1985, 2010, 27, 1500, 100, 130, 240, "de 1.250 entre puntas"],
    ["TOS", "SN 50C", 1978, 2005, 28, 2400, 110, 145, 330, "de 2.000 entre puntas"],
    ["Optimum", "TH 5630", 2012, 2026, 24, 2100, 105, 140, 285, "de 3.000 entre puntas"],
  ],
  features: [
    "Visualizador de cotas de dos ejes.",
    "Volteo de {400..630/10} mm sobre bancada.",
    "Paso de barra de {52..105/1} mm.",
    "Roscas métricas y en pulgadas.",
    "Freno de pie y lunetas.",
  ],
  wear: [
    "Bancada sin golpes ni desgaste visible.",
    "Carros ajustados y husillo sin juego.",
    "Motor y correas revisados en {recent}.",
    "Engranajes sin ruido en todas las marchas.",
  ],
  extras: [
    "platos de tres y cuatro mordazas",
    "luneta fija y móvil",
    "porta herramientas rápido",
    "contrapunto giratorio",
  ],
}
