import type { MachineKind } from "../machine-kind.ts"

export const machiningCentre: MachineKind = {
  category: "manufactura-y-metalmecanica",
  share: 8,
  family: "workshop",
  trade: "city",
  gender: "m",
  drawing: "machining-centre",
  nouns: ["Centro de mecanizado", "Centro de mecanizado vertical"],
  meter: ["horas", 500, 1400],
  yearlyLoss: 0.075,
  dollars: 0.1,
  models: [
    ["Haas", "VF-2", 2008, 2026, 78, 3540, 249, 259, 302, "de 762 x 406 mm"],
    ["Haas", "VF-4", 2008, 2025, 102, 6200, 260, 270, 380, "de 1.270 mm"],
    ["Mazak", "VCN-530C", 2010, 2023, 145, 6800, 260, 280, 300, "de 40 herramientas"],
    ["Doosan", "DNM 500", 2010, 2023, 98, 6500, 240, 300, 310, "de cono BT40"],
    ["Hurco", "VMX30", 2008, 2022, 92, 4800, 240, 260, 300, "con control conversacional"],
    ["Romi", "D 800", 2010, 2024, 84, 5600, 235, 270, 300, "de 800 mm"],
  ],
  features: [
    "Cambiador de {20..30/10} herramientas.",
    "Husillo de {8000..12000/2000} rpm.",
    "Cuarto eje preinstalado.",
    "Refrigeración por husillo.",
    "Red y carga de programas por USB.",
  ],
  wear: [
    "Nivelado y con geometría verificada en {recent}.",
    "Guías y telescópicas sin rayas.",
    "Rodamientos de husillo con pocas horas.",
    "Trabajó en matricería y piezas sueltas.",
  ],
  extras: ["cuarto eje", "prensas de precisión", "conos BT40", "sonda de medición"],
}
