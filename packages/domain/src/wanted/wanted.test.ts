import { expect, test } from "vitest"
import { readAlertSearch } from "../alerts/alert-search.ts"
import { days } from "../time.ts"
import { wantedStates } from "./wanted-ad.ts"
import {
  canMoveWanted,
  isOpenWanted,
  isRenewable,
  nextWantedState,
  wantedEnd,
  wantedTransitions,
} from "./wanted-lifecycle.ts"
import { wantedSchema } from "./wanted-schema.ts"
import { wantedFacts, wantedPrefill, wantedSearch } from "./wanted-search.ts"

const now = new Date("2026-11-26T15:00:00Z")
const given = { name: "Excavadora de 20 toneladas", category: "construccion" }
const parse = (more: object) => wantedSchema.safeParse({ ...given, ...more })
const problems = (more: object) =>
  parse(more).error?.issues.map(({ message, path }) => [path.join("."), message]) ?? []

test("[B10.42] the states of a wanted ad are one table", () => {
  const reached = new Set(Object.values(wantedTransitions).map(({ to }) => to))
  expect([...reached].toSorted()).toEqual(wantedStates.filter((s) => s !== "in_review").toSorted())
  expect(nextWantedState("in_review", "approve")).toBe("active")
  expect(wantedStates.filter((state) => canMoveWanted(state, "renew"))).toEqual([
    "active",
    "expired",
  ])
  for (const state of ["refused", "ended", "expired"] as const)
    expect(() => nextWantedState(state, "approve")).toThrow("approve")
  expect(wantedStates.filter(isOpenWanted)).toEqual(["in_review", "active"])
})

test("[B10.42] it lasts 30 days and is renewed in the last seven or afterwards", () => {
  const expiresAt = wantedEnd(now)
  expect(expiresAt.getTime() - now.getTime()).toBe(days(30))
  const at = (day: number) => new Date(now.getTime() + days(day))
  expect(isRenewable({ state: "active", expiresAt }, at(22))).toBe(false)
  expect(isRenewable({ state: "active", expiresAt }, at(23))).toBe(true)
  expect(isRenewable({ state: "expired", expiresAt }, at(60))).toBe(true)
  expect(isRenewable({ state: "refused", expiresAt: null }, now)).toBe(false)
})

test("[B10.42] the form's texts and JSON are read alike", () => {
  const typed = parse({ year_min: "2015", budget: "$ 50.000.000", commune: "calama" })
  const json = parse({ year_min: 2015, budget: 50_000_000, commune: "calama", radius_km: 100 })
  expect(typed.data).toEqual(json.data)
  expect(typed.data).toMatchObject({ radius_km: 100, year_max: null, text: "" })
  expect(parse({ radius_km: "50" }).data?.radius_km).toBeNull()
})

test("[B10.200] a budget of a few digits names the likely amount, and a text without contact data says who writes", () => {
  expect(problems({ budget: "500" })).toEqual([
    ["budget", "¿Quisiste decir $500.000.000? Escribe el presupuesto completo, en pesos."],
  ])
  expect(problems({ budget: "mucho" })).toEqual([
    ["budget", "Escribe el presupuesto en pesos, por ejemplo 15.000.000, o déjalo vacío."],
  ])
  expect(parse({ budget: "500 pesos" }).data?.budget).toBe(500)
  const [problem] = problems({ text: "Escríbeme a rosa@correo.cl" })
  expect(problem?.[1]).toMatch(
    /^Quita el correo .* Quienes tengan el equipo te escriben por aquí\.$/,
  )
})

test("[B10.42] each wrong value is said at its field", () => {
  for (const wrong of [
    { name: "" },
    { name: "grúa" },
    { category: "" },
    { year_min: "1800" },
    { year_min: "dos mil" },
    { year_min: 2020, year_max: 2010 },
    { budget: "mucho" },
    { commune: "No hay" },
    { radius_km: 30, commune: "calama" },
    { text: "x".repeat(501) },
  ])
    expect(new Set(problems(wrong).map(([path]) => path)).size).toBe(1)
})

test("[B10.43] no text of a wanted ad has a phone, an e-mail or a link", () => {
  for (const text of ["Llamar al 9 8765 4321", "ventas@faena.cl", "Mira www.faena.cl"]) {
    expect(problems({ text })).toHaveLength(1)
    expect(problems({ name: text })).toHaveLength(1)
  }
  expect(problems({ text: "Año 2015 o más nueva, hasta 8.000 horas, 20 t." })).toEqual([])
})

test("[B10.66] [B10.142] it is compared by the search of a list, whose commune its radius surrounds", () => {
  const sought = {
    ...{ category: "construccion", manufacturer: "Komatsu", yearMin: 2015, yearMax: null },
    budget: 50_000_000,
  }
  const search = wantedSearch({ ...sought, commune: "calama", radiusKm: 100 })
  expect(readAlertSearch(search)).toMatchObject({
    ...{ category: "construccion", manufacturer: "Komatsu", yearMin: 2015, yearMax: null },
    ...{ priceMax: 50_000_000, text: "", region: "", commune: "calama", radiusKm: 100 },
  })
  const everywhere = wantedSearch({ ...sought, commune: "", radiusKm: null }, "excavadora")
  expect(readAlertSearch(everywhere)).toMatchObject({ text: "excavadora", commune: "" })
  expect(wantedFacts({ ...sought, commune: "Calama", radiusKm: 100 })).toEqual([
    ...["Komatsu", "año desde 2015", "hasta $50.000.000", "Hasta 100 km de Calama"],
  ])
})

test("[B10.69] the form begins with the search that found nothing", () => {
  const query = new URLSearchParams("s=excavadora+oruga&category=construccion&precio_hasta=5000000")
  expect(wantedPrefill(query)).toMatchObject({
    ...{ name: "Excavadora oruga", category: "construccion", budget: 5_000_000, commune: "" },
  })
  expect(wantedPrefill(new URLSearchParams("comuna=calama&radio=50"))).toMatchObject({
    ...{ commune: "calama", radius_km: 50 },
  })
})
