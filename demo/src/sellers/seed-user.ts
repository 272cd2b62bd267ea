import type { Role } from "@wara/domain/accounts/account"
import { rutOf } from "@wara/domain/accounts/rut"

export type SeedUser = {
  username: string
  email: string
  role: Role
  kind: "person" | "company"
  firstname: string
  lastname: string
  companyName: string | null
  /** A company's business activity (giro) and RUT. */
  businessActivity: string | null
  companyRut: string | null
  /** The person's own RUT. */
  rut: string
  phone: string
  pro: boolean
  description: string
  commune: string
  region: string
  /** Categories in which a company sells; empty = all. */
  categories: readonly string[]
  /** Days from the registration to the seeding. */
  memberDays: number
  /** Background and sign colour of a drawn avatar; null = initials only. */
  livery: readonly [string, string] | null
}

// Numbers that have not been assigned yet, so that the demo contains no real RUT or phone number.
const firstPersonRut = 41_200_317
const firstCompanyRut = 56_410_208
const firstPhone = 20_001_100

/** RUT of a demo person, unique per offset. */
export const personRut = (offset: number) => rutOf(firstPersonRut + offset)

export const companyRut = (offset: number) => rutOf(firstCompanyRut + offset)

export const demoPhone = (index: number) => `+569${firstPhone + index * 37}`

/** Business activities of demo companies, by their first category. */
const activities: Record<string, string> = {
  agricultura: "Venta de maquinaria agrícola",
  "alimentos-y-bebidas": "Venta de equipos para la industria de alimentos",
  "bombas-y-compresores": "Venta de bombas y compresores",
  construccion: "Compraventa de maquinaria de construcción",
  "elevacion-y-bodega": "Venta de grúas y equipos de bodega",
  energia: "Venta de equipos eléctricos y de generación",
  "forestal-y-madera": "Venta de maquinaria forestal",
  "ganaderia-y-lecheria": "Venta de equipos para lechería",
  "manufactura-y-metalmecanica": "Venta de máquinas herramienta",
  mineria: "Venta de equipos para la minería",
  "pesca-y-acuicultura": "Venta de equipos para la acuicultura",
  "repuestos-y-herramientas": "Venta de repuestos y herramientas",
  "salud-y-laboratorio": "Venta de equipos médicos",
  telecomunicaciones: "Venta de equipos de telecomunicaciones",
  transporte: "Compraventa de camiones y remolques",
}

export function businessActivityOf(category: string | undefined): string {
  return activities[category ?? ""] ?? "Compraventa de maquinaria y equipos"
}
