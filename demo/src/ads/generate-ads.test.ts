import { readCategories } from "@wara/api/reference/catalog"
import { adStates } from "@wara/domain/ads/ad-state"
import { expect, test } from "vitest"
import { seedUsers } from "../sellers/seed-users.ts"
import { generateAds } from "./generate-ads.ts"

const ads = [...generateAds(0, 2000)]

test("the demo's ads are the same every time, however many are asked for", () => {
  expect([...generateAds(1500, 1520)]).toEqual(ads.slice(1500, 1520))
  expect([...generateAds(0, 30)]).toEqual(ads.slice(0, 30))
})

test("[B7.71] every number up to 14,000 has an ad", () => {
  // Ad 13,761 is a new machine of a model without traits, which most first sentences need.
  for (const { description, index } of generateAds(0, 14_000))
    expect(description.length, String(index)).toBeGreaterThanOrEqual(20)
})

test("no two ads have the same text or the same address", () => {
  expect(new Set(ads.map((ad) => ad.description)).size).toBe(2000)
  expect(new Set(ads.map((ad) => ad.slug)).size).toBe(2000)
})

test("every ad keeps the limits of the form", () => {
  for (const ad of ads) {
    expect(ad.name.length, ad.name).toBeGreaterThanOrEqual(5)
    expect(ad.name.length, ad.name).toBeLessThanOrEqual(80)
    expect(ad.description.length).toBeGreaterThanOrEqual(20)
    expect(ad.description.length).toBeLessThanOrEqual(3000)
    expect(ad.price).toBeGreaterThan(0)
    expect(ad.price).toBeLessThanOrEqual(9_999_999_999)
    expect(Number.isInteger(ad.price)).toBe(true)
    expect(ad.year).toBeGreaterThanOrEqual(1900)
    expect(ad.year).toBeLessThanOrEqual(2026)
    expect(ad.manufacturer.length).toBeLessThanOrEqual(40)
    expect(ad.model.length).toBeLessThanOrEqual(40)
    expect(ad.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

test("no text is left half filled or doubled", () => {
  for (const ad of ads) {
    expect(ad.description).not.toMatch(/[{}[\]|]|undefined|NaN| {2}|\.\.| [.,;]/)
    expect(ad.name).not.toMatch(/[{}[\]|]|undefined|NaN| {2}/)
  }
})

test("every category, state and currency comes up, and most ads are public", () => {
  expect(new Set(ads.map((ad) => ad.category))).toEqual(
    new Set(readCategories().map((category) => category.slug)),
  )
  expect(new Set(ads.map((ad) => ad.life.state))).toEqual(new Set(adStates))
  expect(new Set(ads.map((ad) => ad.currency))).toEqual(new Set(["CLP", "USD"]))
  const isPublic = ads.filter((ad) => ad.life.state === "active" && (ad.life.expires ?? 0) > 0)
  expect(isPublic.length).toBeGreaterThan(1600)
  expect(isPublic.length).toBeLessThan(1750)
  expect(ads.some((ad) => ad.life.state === "active" && (ad.life.expires ?? 0) <= 0)).toBe(true)
  const thirtyDays = 30 * 86_400_000
  expect(ads.some((ad) => ad.life.ended !== null && ad.life.ended < -thirtyDays)).toBe(true)
  expect(ads.filter((ad) => ad.featured).length).toBeGreaterThanOrEqual(60)
})

test("the demo's private seller has ads in every state", () => {
  const own = ads.filter((ad) => ad.seller === "vendedor")
  expect(new Set(own.map((ad) => ad.life.state))).toEqual(new Set(adStates))
})

test("professional companies sell only what they deal in", () => {
  const sellers = new Map(seedUsers().map((user) => [user.username, user]))
  for (const ad of ads) {
    const seller = sellers.get(ad.seller)
    if (seller?.pro) expect(seller.categories).toContain(ad.category)
  }
})

test("an older machine of a model costs less", () => {
  const used = ads.filter((ad) => ad.condition === "usado" && ad.currency === "CLP")
  const mean = (list: typeof ads) =>
    list.reduce((sum, ad) => sum + ad.price, 0) / Math.max(1, list.length)
  const tractors = used.filter((ad) => ad.name.startsWith("Tractor "))
  expect(mean(tractors.filter((ad) => ad.year >= 2021))).toBeGreaterThan(
    mean(tractors.filter((ad) => ad.year <= 2015)),
  )
})
