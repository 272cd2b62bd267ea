import type { MachineKind } from "../machine-kind.ts"

export const solarInverter: MachineKind = {
  category: "energia",
  share: 6,
  family: "network",
  trade: "works",
  gender: "m",
  drawing: "electrical-cabinet",
  nouns: ["Inversor solar", "Inversor"],
  yearlyLoss: 0.12,
  brandNew: 0.2,
  models: [
    ["Huawei", "SUN2000-100KTL-M1", 2019, 2026, 6.6, 93, 104, 70, 37, "de 100 kW"],
    ["SMA", "Sunny Tripower CORE1", 2018, 2026, 5.2, 84, 62, 73, 57, "de 50 kW"],
    ["Fronius", "Symo 20.0-3-M", 2015, 2026, 3.1, 43, 51, 73, 23, "de 20 kW"],
    ["Sungrow", "SG110CX", 2019, 2026, 6.1, 89, 105, 66, 36, "de 110 kW"],
    ["Growatt", "MAX 80KTL3", 2019, 2026, 4.2, 84, 86, 60, 30, "de 80 kW"],
    ["Victron", "Quattro 10000", 2016, 2026, 3.6, 51, 36, 47, 32, "de 10 kVA para baterías"],
  ],
  features: [
    "Varios MPPT y protección contra arco.",
    "Monitoreo por internet.",
    "Trifásico, declarado ante la SEC.",
    "Protecciones de sobretensión en ambos lados.",
  ],
  wear: [
    "Probado en banco, sin alarmas.",
    "Ventiladores limpios.",
    "Dos años de servicio en techo industrial.",
    "Se cambió la configuración de la planta y quedó libre.",
  ],
  extras: ["medidor bidireccional", "soporte de muro", "data logger", "conectores"],
}
