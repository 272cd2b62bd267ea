import type { MachineKind } from "../machine-kind.ts"

export const orchardTractor: MachineKind = {
  category: "agricultura",
  share: 10,
  family: "heavy",
  trade: "orchard",
  gender: "m",
  nouns: ["Tractor frutero", "Tractor viñatero"],
  meter: ["horas", 500, 1000],
  yearlyLoss: 0.075,
  models: [
    ["New Holland", "T4.100F", 2015, 2025, 46, 2980, 147, 238, 392, "de trocha angosta"],
    ["New Holland", "TD4.80F", 2016, 2026, 37, 2600, 150, 150, 385, "de 80 HP"],
    ["John Deere", "5075EF", 2014, 2026, 37, 2550, 150, 145, 360, "de 75 HP"],
    ["John Deere", "5100GF", 2017, 2026, 48, 2850, 146, 235, 390, "con cabina"],
    ["Massey Ferguson", "MF 3640F", 2011, 2020, 42, 2650, 140, 232, 380, "doble tracción"],
    ["Landini", "Rex 85F", 2010, 2021, 38, 2700, 145, 150, 370, "doble tracción"],
    ["Same", "Frutteto 80", 2011, 2023, 41, 2600, 143, 150, 365, "doble tracción"],
    ["Fendt", "208 P Vario", 2013, 2023, 68, 2900, 152, 246, 386, "de transmisión continua"],
    ["Kubota", "M7040 Narrow", 2012, 2022, 38, 2250, 140, 148, 340, "de 70 HP"],
    ["Deutz-Fahr", "5080 DF", 2015, 2025, 43, 2750, 148, 236, 380, "con cabina"],
  ],
  features: [
    "Pasa cómodo en parronal y huerto de alta densidad.",
    "Arco de seguridad abatible.",
    "Superreductor para aplicaciones lentas.",
    "[Cabina con filtro de carbón activado|Plataforma plana con buen espacio].",
    "Salidas hidráulicas traseras y ventrales.",
  ],
  wear: [
    "Neumáticos al {45..90/5} %.",
    "Trabajó en [cerezos|parronal de mesa|viñas|nogales|paltos en plano].",
    "Embrague nuevo la temporada pasada.",
    "Bomba de agua y correas nuevas.",
    "Capó con rayas de ramas, nada estructural.",
  ],
  extras: ["barra de levante", "protector de ramas", "contrapesos", "horquilla porta bins"],
}
