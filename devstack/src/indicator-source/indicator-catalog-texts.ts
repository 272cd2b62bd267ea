/** One indicator of mindicador.cl and how its invented value changes over time. */
export type IndicatorSpec = {
  codigo: string
  nombre: string
  unidad_medida: "Pesos" | "Porcentaje" | "Dólar"
  /** Value on 1 January 2026 and its growth in a year, as a fraction. */
  base: number
  growth: number
  /** Height of the waves around that line, as a fraction of it. */
  swing: number
  decimals: number
  /** Which days have a value: working days, every day, or the first of the month. */
  days: "working" | "all" | "monthly"
}

const pesos = { unidad_medida: "Pesos", decimals: 2 } as const
const percent = { unidad_medida: "Porcentaje", decimals: 1, growth: 0, days: "monthly" } as const
const working = { days: "working", swing: 0.03 } as const

/** In the order in which mindicador.cl lists them. */
export const indicatorCatalog: IndicatorSpec[] = [
  {
    ...pesos,
    codigo: "uf",
    nombre: "Unidad de fomento (UF)",
    base: 39_727.96,
    growth: 0.031,
    swing: 0,
    days: "all",
  },
  {
    ...pesos,
    codigo: "ivp",
    nombre: "Indice de valor promedio (IVP)",
    base: 41_250.4,
    growth: 0.03,
    swing: 0,
    days: "all",
  },
  { ...pesos, ...working, codigo: "dolar", nombre: "Dólar observado", base: 912.5, growth: 0.02 },
  {
    ...pesos,
    ...working,
    codigo: "dolar_intercambio",
    nombre: "Dólar acuerdo",
    base: 780.1,
    growth: 0.01,
  },
  { ...pesos, ...working, codigo: "euro", nombre: "Euro", base: 1062.8, growth: 0.025 },
  {
    ...percent,
    codigo: "ipc",
    nombre: "Indice de Precios al Consumidor (IPC)",
    base: 0.3,
    swing: 0.9,
  },
  {
    ...pesos,
    codigo: "utm",
    nombre: "Unidad Tributaria Mensual (UTM)",
    base: 69_751,
    growth: 0.031,
    swing: 0,
    decimals: 0,
    days: "monthly",
  },
  { ...percent, codigo: "imacec", nombre: "Imacec", base: 2.4, swing: 0.4 },
  {
    ...percent,
    codigo: "tpm",
    nombre: "Tasa Política Monetaria (TPM)",
    base: 4.5,
    swing: 0,
    decimals: 2,
    days: "working",
  },
  {
    ...working,
    codigo: "libra_cobre",
    nombre: "Libra de Cobre",
    unidad_medida: "Dólar",
    base: 5.12,
    growth: 0.04,
    decimals: 2,
  },
  {
    ...percent,
    codigo: "tasa_desempleo",
    nombre: "Tasa de desempleo",
    base: 8.4,
    swing: 0.05,
    decimals: 2,
  },
  {
    ...working,
    codigo: "bitcoin",
    nombre: "Bitcoin",
    unidad_medida: "Dólar",
    base: 98_400,
    growth: 0.08,
    decimals: 2,
  },
]
