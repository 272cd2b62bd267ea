import type { WantedState } from "@wara/domain/wanted/wanted-ad"

/** Something that a demo account seeks, and how many days ago it was published. */
export type DemoWanted = {
  /** Which of the sellers without a demo log-in seeks it, or the demo buyer. */
  owner: "comprador" | number
  name: string
  category: string
  manufacturer?: string
  yearMin?: number
  yearMax?: number
  budget?: number
  commune?: string
  radiusKm?: number
  text?: string
  daysAgo: number
  state?: Extract<WantedState, "active" | "in_review" | "expired">
}

/** What the board of the demonstration shows; two wait for the team. */
export const demoWanted: DemoWanted[] = [
  {
    ...{ owner: "comprador", name: "Excavadora de 20 a 24 toneladas", category: "construccion" },
    ...{ yearMin: 2015, budget: 65_000_000, commune: "antofagasta", radiusKm: 400, daysAgo: 2 },
    text: "Para un movimiento de tierras de ocho meses. Con menos de 10.000 horas y mantenciones al día.",
  },
  {
    ...{ owner: 0, name: "Camión tolva 20 m³", category: "transporte", yearMin: 2014 },
    ...{ budget: 55_000_000, commune: "rancagua", radiusKm: 200, daysAgo: 1 },
    text: "De preferencia 6x4, con revisión técnica vigente.",
  },
  {
    ...{ owner: 1, name: "Grúa horquilla de 3 toneladas a gas", category: "elevacion-y-bodega" },
    ...{ budget: 12_000_000, daysAgo: 4 },
    text: "Mástil triple y desplazador lateral. Sirve con uso.",
  },
  {
    ...{ owner: 2, name: "Tractor agrícola de 90 a 110 HP", category: "agricultura" },
    ...{ manufacturer: "John Deere", yearMin: 2012, budget: 28_000_000 },
    ...{ commune: "chillan", radiusKm: 200, daysAgo: 3 },
    text: "Doble tracción, con cabina.",
  },
  {
    ...{ owner: 3, name: "Retroexcavadora 4x4", category: "construccion", yearMin: 2016 },
    ...{ budget: 38_000_000, commune: "la-serena", radiusKm: 400, daysAgo: 6 },
  },
  {
    ...{ owner: 4, name: "Generador de 200 a 250 kVA insonorizado", category: "energia" },
    ...{ budget: 18_000_000, daysAgo: 5, text: "Con tablero de transferencia, para faena." },
  },
  {
    ...{ owner: 5, name: "Compresor de tornillo de 50 HP", category: "bombas-y-compresores" },
    ...{ manufacturer: "Atlas Copco", budget: 9_000_000, daysAgo: 8 },
  },
  {
    ...{ owner: 6, name: "Harvester o procesadora forestal", category: "forestal-y-madera" },
    ...{ yearMin: 2014, budget: 120_000_000, commune: "los-angeles", radiusKm: 200, daysAgo: 9 },
    text: "Con cabezal y menos de 14.000 horas.",
  },
  {
    ...{ owner: 7, name: "Perforadora para pozos de agua", category: "mineria" },
    ...{ budget: 95_000_000, daysAgo: 11, text: "Montada sobre camión, hasta 150 metros." },
  },
  {
    ...{ owner: 8, name: "Torno CNC de bancada plana", category: "manufactura-y-metalmecanica" },
    ...{ yearMin: 2010, budget: 25_000_000, commune: "concepcion", radiusKm: 100, daysAgo: 13 },
  },
  {
    ...{ owner: 9, name: "Minicargador con martillo hidráulico", category: "construccion" },
    ...{ manufacturer: "Bobcat", budget: 22_000_000, daysAgo: 7 },
  },
  {
    ...{ owner: 10, name: "Camión pluma de 10 toneladas", category: "transporte", yearMin: 2013 },
    ...{ commune: "puerto-montt", radiusKm: 200, daysAgo: 10, text: "Se conversa el precio." },
  },
  {
    ...{ owner: 11, name: "Chancadora de mandíbula móvil", category: "mineria" },
    ...{ budget: 110_000_000, commune: "calama", radiusKm: 400, daysAgo: 0, state: "in_review" },
    text: "Para áridos, 100 toneladas por hora o más.",
  },
  {
    ...{
      owner: "comprador",
      name: "Rodillo compactador de 10 toneladas",
      category: "construccion",
    },
    ...{ budget: 30_000_000, daysAgo: 0, state: "in_review" },
  },
  {
    ...{ owner: "comprador", name: "Camión aljibe de 10.000 litros", category: "transporte" },
    ...{ budget: 40_000_000, daysAgo: 40, state: "expired" },
  },
]
