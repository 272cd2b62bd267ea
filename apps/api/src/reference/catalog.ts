import { z } from "zod"
import source from "./data/categories.json" with { type: "json" }

const categoriesSchema = z.array(
  z.object({
    name: z.string(),
    slug: z.string(),
    color: z.string(),
    color_tint: z.string(),
    icon: z.string(),
    description: z.string(),
  }),
)

/** The 15 categories. */
export function readCategories() {
  return categoriesSchema.parse(source)
}

/** Conditions of a machine. */
export const conditions = [
  { name: "Nuevo", slug: "nuevo" },
  { name: "Usado", slug: "usado" },
  { name: "Reacondicionado", slug: "reacondicionado" },
  { name: "Para repuestos", slug: "para-repuestos" },
] as const

export type ConditionSlug = (typeof conditions)[number]["slug"]

/** Packs of credits; prices in whole pesos, IVA included. */
export const packs = [
  { name: "1 anuncio", slug: "1-anuncio", price: 5990, ads: 1, featured: 0, days: 15 },
  { name: "15 anuncios", slug: "15-anuncios", price: 69_990, ads: 15, featured: 1, days: 15 },
  { name: "30 anuncios", slug: "30-anuncios", price: 119_990, ads: 30, featured: 2, days: 15 },
  { name: "60 anuncios", slug: "60-anuncios", price: 199_990, ads: 60, featured: 3, days: 15 },
] as const
