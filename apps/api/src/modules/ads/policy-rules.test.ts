import { readFile } from "node:fs/promises"
import { holdThreshold } from "@wara/domain/abuse/report-weight"
import { type RiskSignalKind, riskScores, riskWeights } from "@wara/domain/risk/risk-signal"
import { auditShare, tierApprovals } from "@wara/domain/risk/seller-tier"
import { expect, test } from "vitest"
import { riskDays } from "./risk-store.ts"

const page = await readFile(
  new URL("../../reference/pages/politicas-de-privacidad.html", import.meta.url),
  "utf8",
)

/** What the policy says under its heading about automatic decisions. */
const automatic = /<h2 id="decisiones-automaticas">.*?<\/h2>(.*?)<h2>/s
  .exec(page)?.[1]
  ?.replace(/<[^>]+>/g, "")

const numbers: Record<number, string> = { 3: "tres", 10: "diez" }

test("[B10.108] the policy names the people whose reports hide an ad, and who decides", () => {
  const people = numbers[holdThreshold.people] ?? String(holdThreshold.people)
  expect(automatic).toContain(`al menos ${people} personas sin relación entre sí denuncian`)
  expect(automatic).toMatch(/puede apelar una vez .*; decide siempre una persona/)
})

test("[B10.108] the policy has the scores, approvals and share of the rules", () => {
  expect(automatic).toContain(`de 0 a ${riskScores.max}`)
  expect(automatic).toContain(`menos de ${riskScores.medium} puntos`)
  expect(automatic).toContain(`al menos ${tierApprovals.trusted} anuncios aprobados por personas`)
  expect(automatic).toContain(`uno de cada ${numbers[auditShare]}`)
  expect(automatic).toContain(`se borra a los ${riskDays} días`)
})

/** The words by which the policy names each signal; a new one does not compile without. */
const named: Record<RiskSignalKind, string> = {
  ...{ "banned-rut": "RUT", "shared-rut": "RUT", "banned-phone": "teléfono" },
  ...{ "shared-phone": "teléfono", "banned-email": "correo", "shared-email": "correo" },
  ...{ "banned-network": "más si está bloqueada", "shared-network": "red que también usa otra" },
  ...{ serial: "número de serie que ya publicó otro vendedor", picture: "fotos o" },
  ...{ "low-price": "un precio muy por debajo", "low-price-category": "equipos parecidos" },
  ...{ payment: "pagos por fuera", contact: "contactos o", "disposable-email": "desechables" },
}

test.each(Object.keys(riskWeights).map((kind) => [kind]))(
  "[B10.108] the policy names the signal %s",
  (kind) => {
    expect(automatic).toContain(Object.entries(named).find(([name]) => name === kind)?.[1])
  },
)
