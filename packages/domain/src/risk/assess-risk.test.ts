import { expect, test } from "vitest"
import { assessRisk, distinctiveSerial, maxNetworkAccounts, type RiskFacts } from "./assess-risk.ts"
import { disposableDomain } from "./disposable-emails.ts"
import { riskLevel, riskSchema, riskTraits, riskWeights } from "./risk-signal.ts"
import { riskSentence, riskSignalNames } from "./risk-texts.ts"

const texts = {
  name: "Excavadora Caterpillar 320D",
  description: "Motor original y mantenciones al día, se muestra en faena.",
  address: "Camino a Melipilla",
  address_number: "1200",
  manufacturer: "Caterpillar",
  model: "320D",
  serial_number: "CAT0320DJXYZ00123",
}

const quiet: RiskFacts = {
  accounts: [],
  pictureAds: [],
  serialAds: [],
  priceClp: 60_000_000,
  samePeers: { median: 70_000_000, peers: 24 },
  categoryPeers: { median: 40_000_000, peers: 300 },
  texts,
  emails: ["ventas@faena.cl"],
}

const assess = (facts: Partial<RiskFacts>) => assessRisk({ ...quiet, ...facts })
const kindsOf = (facts: Partial<RiskFacts>) => assess(facts).signals.map(({ kind }) => kind)
const sentencesOf = (facts: Partial<RiskFacts>) => assess(facts).signals.map(riskSentence)
const account = (
  id: number,
  isBanned: boolean,
  ...shares: RiskFacts["accounts"][number]["shares"]
) => ({ id, isBanned, shares }) as const

test("[B10.47] an ad without signals has the score 0", () => {
  expect(assessRisk(quiet)).toEqual({ score: 0, signals: [] })
})

test("[B10.47] RUT, phone, e-mail and network of other accounts count, those of banned ones more", () => {
  for (const trait of riskTraits) {
    const shared = assess({ accounts: [account(7, false, trait)] })
    const banned = assess({ accounts: [account(8, true, trait)] })
    const [one, other] = [`shared-${trait}`, `banned-${trait}`] as const
    expect(shared.signals).toEqual([{ kind: one, weight: riskWeights[one], accounts: [7] }])
    expect(banned.signals).toEqual([{ kind: other, weight: riskWeights[other], accounts: [8] }])
    expect(banned.score).toBeGreaterThan(shared.score)
  }
  const accounts = [account(7, false, "phone"), account(8, true, "phone", "network")]
  expect(sentencesOf({ accounts })).toEqual([
    "Usa el mismo teléfono que una cuenta bloqueada.",
    "Usa el mismo teléfono que otra cuenta.",
    "Usa la misma red que una cuenta bloqueada.",
  ])
})

test("[B10.47] a network of very many accounts says nothing, banned or not", () => {
  const on = (count: number) =>
    Array.from({ length: count }, (_, index) => account(index + 1, index === 0, "network"))
  expect(kindsOf({ accounts: on(maxNetworkAccounts) })).toEqual([
    "banned-network",
    "shared-network",
  ])
  expect(kindsOf({ accounts: on(maxNetworkAccounts + 1) })).toEqual([])
})

test("[B10.47] pictures and serial numbers of other sellers count, with their ads as evidence", () => {
  const { signals } = assess({ pictureAds: [3, 4], serialAds: [5] })
  expect(signals).toMatchObject([
    { kind: "serial", ads: [5] },
    { kind: "picture", ads: [3, 4] },
  ])
  expect(signals.map(riskSentence)).toEqual([
    "Su número de serie está en un anuncio de otro vendedor.",
    "Una foto igual o muy parecida está en 2 anuncios de otros vendedores.",
  ])
})

test("[B10.47] only a serial number that tells machines apart is compared", () => {
  expect(distinctiveSerial(" CAT0320-1 ")).toBe("cat0320-1")
  for (const serial of ["", "S/N", "0000", "123", "sin número", "----"]) {
    expect(distinctiveSerial(serial), serial).toBeNull()
  }
})

test("[B10.47] a price below 55 % of the median counts, of enough ads, first of the same maker", () => {
  const median = 60_000_000
  const samePeers = { median, peers: 8 }
  expect(kindsOf({ samePeers, priceClp: median * 0.55 })).toEqual([])
  expect(sentencesOf({ samePeers, priceClp: median * 0.549 })).toEqual([
    "Pide el 54 % de la mediana ($60.000.000) de 8 anuncios de la misma marca y categoría.",
  ])
  const few = { median, peers: 7 }
  const cheap = { samePeers: few, priceClp: 20_000_000, categoryPeers: { median, peers: 8 } }
  expect(kindsOf(cheap)).toEqual(["low-price-category"])
  expect(kindsOf({ ...cheap, categoryPeers: few })).toEqual([])
  expect(kindsOf({ ...cheap, samePeers: null, categoryPeers: null })).toEqual([])
  // Enough ads of the same maker decide alone.
  expect(kindsOf({ ...cheap, samePeers: { median: 21_000_000, peers: 8 } })).toEqual([])
})

test("[B10.47] contact and bank words in the texts count, each quoted once", () => {
  const description = "Reserva con transferencia a la cuenta 00123456789. Transferencia hoy."
  const risk = assess({ texts: { ...texts, description, name: "Grúa en www.gruas.cl" } })
  expect(risk.signals.map(({ kind }) => kind)).toEqual(["payment", "contact"])
  const [payment, contact] = risk.signals.map(riskSentence)
  expect(payment).toBe(
    "El texto habla de pagar por fuera: «Transferencia», «cuenta 00123456789», «Reserva con transferencia».",
  )
  expect(contact).toBe("El texto lleva un contacto: «www.gruas.cl».")
})

test("[B10.47] disposable addresses count, also of subdomains, and no name that ends alike", () => {
  expect(sentencesOf({ emails: ["a@faena.cl", "b@eu.mailinator.com"] })).toEqual([
    "El correo es de un servicio de direcciones desechables (mailinator.com).",
  ])
  expect(disposableDomain("ventas@notmailinator.com")).toBeNull()
  expect(disposableDomain("X@YOPMAIL.com")).toBe("yopmail.com")
})

test("[B10.47] the score is the sum, at most 100; every risk can be stored and read", () => {
  const accounts = [account(1, true, "rut", "phone", "email", "network"), account(2, false, "rut")]
  const risk = assess({ accounts, pictureAds: [3], serialAds: [3], priceClp: 1 })
  expect(risk.score).toBe(100)
  expect(riskSchema.parse(JSON.parse(JSON.stringify(risk)))).toEqual(risk)
  const weights = risk.signals.map(({ weight }) => weight)
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  const two = assess({ pictureAds: [3], emails: ["a@yopmail.com"] })
  expect(two.score).toBe(riskWeights.picture + riskWeights["disposable-email"])
  expect(Object.keys(riskSignalNames)).toEqual(Object.keys(riskWeights))
})

test("[B10.47] levels begin at 20 and 50", () => {
  expect([0, 19, 20, 49, 50, 100].map(riskLevel)).toEqual([
    ...["low", "low", "medium", "medium", "high", "high"],
  ])
})
