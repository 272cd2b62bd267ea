import type { ConditionSlug } from "../ads/ad-price.ts"

export const conditions: readonly { name: string; slug: ConditionSlug }[] = [
  { name: "Nuevo", slug: "nuevo" },
  { name: "Usado", slug: "usado" },
  { name: "Reacondicionado", slug: "reacondicionado" },
  { name: "Para repuestos", slug: "para-repuestos" },
]
