import type { MachineKind } from "../machine-kind.ts"

export const jumbo: MachineKind = {
  category: "mineria",
  share: 5,
  family: "heavy",
  trade: "mining",
  gender: "m",
  drawing: "drill-rig",
  nouns: ["Jumbo electrohidráulico", "Jumbo de perforación"],
  meter: ["horas", 600, 1300],
  yearlyLoss: 0.095,
  dollars: 0.8,
  models: [
    ["Atlas Copco", "Boomer 282", 2006, 2017, 780, 18400, 199, 300, 1182, "de dos brazos"],
    ["Atlas Copco", "Boomer S1 D", 2008, 2019, 560, 12500, 173, 285, 1120, "de un brazo"],
    ["Sandvik", "DD421", 2012, 2024, 900, 23500, 216, 310, 1340, "de dos brazos"],
    ["Sandvik", "DD311", 2010, 2021, 600, 15800, 190, 290, 1180, "de un brazo"],
    ["Resemin", "Muki FF", 2013, 2024, 380, 7200, 120, 180, 900, "para veta angosta"],
    ["Komatsu", "ZJ21", 2018, 2024, 640, 15500, 185, 290, 1150, "de un brazo"],
  ],
  features: [
    "Perforadoras [COP 1838|HLX5|RD 525] con horas de percusión acreditadas.",
    "Cabina certificada con aire.",
    "Compresor y bomba de agua a bordo.",
    "Enrollador con {70..100/10} metros de cable.",
  ],
  wear: [
    "Mangueras de brazos nuevas.",
    "Perforadora reparada en {recent}, con {50..300/25} horas de percusión.",
    "Vigas de avance enderezadas y con cables nuevos.",
    "Motor diésel y ejes sin observaciones.",
  ],
  extras: ["barras y shanks", "cable de repuesto", "perforadora de respaldo", "manuales de partes"],
}
