import fc from "fast-check"
import { expect, test } from "vitest"
import { chileanMinute } from "../site/chilean-dates.ts"
import { alertKinds, alertStates } from "./alert.ts"
import { hitKind, hitOccurrence } from "./alert-hit.ts"
import { alertTransitions, canMoveAlert, nextAlertState } from "./alert-lifecycle.ts"
import { alertSchema } from "./alert-schema.ts"
import { canonicalAlertSearch, describeAlertSearch, readAlertSearch } from "./alert-search.ts"
import { alertTexts } from "./alert-texts.ts"
import { alertDueAt, isQuietTime, nextMorning } from "./alert-times.ts"

const canonical = (query: string) => canonicalAlertSearch(new URLSearchParams(query))

test("[B10.33] equal searches are one alert: without order, page, and the order of parameters", () => {
  const search = "s=excavadora&category=construccion&precio_hasta=50.000.000"
  const typed = "page=3&orden=recientes&precio_hasta=50000000&category=construccion&s=+Excavadora+"
  expect(canonical(typed)).toBe(canonical(search))
  expect(canonical(canonical(typed) ?? "")).toBe(canonical(typed))
  expect(canonical("ano_desde=2020&ano_hasta=2010")).toBe("ano_desde=2010&ano_hasta=2020")
  for (const everything of ["", "page=2", "orden=recientes", "desconocido=1"])
    expect(canonical(everything)).toBeNull()
})

test("[B10.33] a search is described in one line", () => {
  const search = readAlertSearch(
    canonical("s=pala&marca=Komatsu&precio_hasta=50000000&ano_desde=2015") ?? "",
  )
  const names = { category: "Construcción", region: "Antofagasta", commune: "", condition: "" }
  expect(describeAlertSearch(search, names)).toBe(
    "«pala», Construcción, Komatsu, Antofagasta, hasta $50.000.000, año desde 2015",
  )
})

test("[B10.172] kilometres are part of what an alert watches, in its text and in its words", () => {
  const around = canonical("region=antofagasta&comuna=calama&radio=100&s=pala") ?? ""
  expect(around).toBe("s=pala&comuna=calama&radio=100")
  expect(canonical("comuna=calama&radio=50&s=pala")).not.toBe(around)
  const names = { category: "", region: "", commune: "Calama", condition: "" }
  expect(describeAlertSearch(readAlertSearch(around), names)).toBe("«pala», hasta 100 km de Calama")
})

test("[B10.33] a new alert needs an address, a search and a kind", () => {
  const given = { email: "ana@faena.cl", search: "s=grua" }
  expect(alertSchema.parse(given)).toMatchObject({ kinds: ["new", "back"], frequency: "instant" })
  for (const wrong of [{ email: "ana" }, { search: "page=2" }, { kinds: [] }])
    expect(alertSchema.safeParse({ ...given, ...wrong }).success).toBe(false)
})

test("[B10.34] the states of an alert are one table, and it is stopped from each of them", () => {
  expect(alertStates.filter((state) => canMoveAlert(state, "stop"))).toEqual([...alertStates])
  expect(nextAlertState("pending", "confirm")).toBe("active")
  expect(() => nextAlertState("stopped", "resume")).toThrow("resume")
  expect(() => nextAlertState("pending", "resume")).toThrow("resume")
  const reached = Object.values(alertTransitions).map(({ to }) => to)
  expect(new Set(reached)).toEqual(new Set(alertStates.filter((state) => state !== "pending")))
})

const chile = (text: string) => new Date(`${text}-03:00`)

test("[B10.36] nothing is sent from 21:30 to 8:00 in Chile", () => {
  expect(isQuietTime(chile("2026-11-26T21:29:00"))).toBe(false)
  expect(isQuietTime(chile("2026-11-26T21:30:00"))).toBe(true)
  expect(isQuietTime(chile("2026-11-27T07:59:00"))).toBe(true)
  expect(isQuietTime(chile("2026-11-27T08:00:00"))).toBe(false)
})

test("[B10.36] mails are due at once by day, else next morning; digests daily or on Mondays", () => {
  const noon = chile("2026-11-26T12:00:00")
  const night = chile("2026-11-26T23:00:00")
  expect(alertDueAt("instant", noon, 0)).toEqual(noon)
  expect(alertDueAt("instant", night, 0)).toEqual(chile("2026-11-27T08:00:00"))
  expect(alertDueAt("instant", noon, 5)).toEqual(chile("2026-11-27T08:00:00"))
  expect(alertDueAt("daily", chile("2026-11-26T07:00:00"), 0)).toEqual(chile("2026-11-26T08:00:00"))
  expect(alertDueAt("daily", chile("2026-11-26T08:00:00"), 0)).toEqual(chile("2026-11-27T08:00:00"))
  expect(alertDueAt("weekly", noon, 0)).toEqual(chile("2026-11-30T08:00:00"))
})

test("[B10.36] the next morning is 8:00 in Chile, also when the clocks change", () => {
  const anyTime = fc.date({
    min: new Date("2025-01-01"),
    max: new Date("2027-12-31"),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(anyTime, (instant) => {
      const morning = nextMorning(instant)
      expect(chileanMinute(morning).slice(11)).toBe("08:00")
      expect(morning.getTime()).toBeGreaterThan(instant.getTime())
      expect(morning.getTime() - instant.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
      expect(isQuietTime(alertDueAt("instant", instant, 0))).toBe(false)
    }),
  )
})

const at = new Date("2026-11-26T15:00:00Z")
const edit = { at, isReturn: false, priceDroppedAt: null }

test("[B10.37] an ad is new once, back after each return, and cheaper only by the change itself", () => {
  const kinds = [...alertKinds]
  expect(hitKind(edit, { kinds, isKnown: false })).toBe("new")
  expect(hitKind(edit, { kinds, isKnown: true })).toBeNull()
  const back = { ...edit, isReturn: true }
  expect(hitKind(back, { kinds, isKnown: true })).toBe("back")
  expect(hitKind(back, { kinds: ["new"], isKnown: true })).toBeNull()
  const fell = { ...edit, priceDroppedAt: new Date(at.getTime() + 1) }
  expect(hitKind(fell, { kinds, isKnown: true })).toBe("price_drop")
  const fellBefore = { ...edit, priceDroppedAt: new Date(at.getTime() - 1) }
  expect(hitKind(fellBefore, { kinds, isKnown: true })).toBeNull()
  expect(hitOccurrence("new", edit)).toBe("")
  expect(hitOccurrence("back", back)).toBe(at.toISOString())
  expect(hitOccurrence("price_drop", fell)).toBe("2026-11-26T15:00:00.001Z")
})

test.each([
  ...["https://malo.example", "gana en malo.xyz/premio", "www.malo.cl", "escribe a yo@malo.io"],
  ...["llama al 9 8765 4321", "wa.me/56987654321", "t.me/malo", "malo punto com www.x.io"],
])("[B8.85] an alert's search names no site, e-mail or phone: %s", (words) => {
  const search = new URLSearchParams({ s: words, category: "gruas" }).toString()
  const { error } = alertSchema.safeParse({ email: "ana@faena.cl", search })
  expect(error?.issues.map(({ message }) => message)).toEqual([alertTexts.searchContact])
})

test.each(["excavadora cat 320", "grúa 3.5 ton", "motor 2.0", "generador 100 kva a 1.500 rpm"])(
  "[B8.85] an ordinary search is one: %s",
  (words) => {
    const search = new URLSearchParams({ s: words }).toString()
    expect(alertSchema.safeParse({ email: "ana@faena.cl", search }).success).toBe(true)
  },
)
