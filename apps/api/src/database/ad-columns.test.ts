import {
  adFieldNames,
  adFields,
  maxStoredPictures,
  privateAdFields,
} from "@wara/domain/ads/ad-fields"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const types: Record<string, string> = {
  choice: "integer",
  currency: "USER-DEFINED",
  price: "numeric",
  year: "smallint",
  measure: "numeric",
}

/** The region follows from the commune, and pictures have their own rows. */
const stored = adFieldNames.filter((name) => name !== "region" && name !== "gallery")

const columnOf = (name: (typeof stored)[number]) =>
  adFields[name].kind === "choice" ? `${name}_id` : name

test("every field of an ad has a column of its kind, and private ones can be erased", async () => {
  const { rows } = await api.database.execute<{ name: string; type: string; nullable: string }>(
    sql`select column_name as name, data_type as type, is_nullable as nullable
      from information_schema.columns where table_name = 'ads'`,
  )
  const found = stored.map((name) => rows.find((row) => row.name === columnOf(name)))
  expect(found.map((row) => row?.type)).toEqual(
    stored.map((name) => types[adFields[name].kind] ?? "text"),
  )
  const erasable = rows.filter(({ nullable }) => nullable === "YES").map(({ name }) => name)
  expect(erasable).toEqual(expect.arrayContaining(privateAdFields))
})

test("the table's checks have the limits of the fields", async () => {
  const { rows } = await api.database.execute<{ name: string; rule: string }>(
    sql`select conname as name, pg_get_constraintdef(oid) as rule
      from pg_constraint where conrelid in ('ads'::regclass, 'ad_images'::regclass)`,
  )
  const rule = (name: string) => rows.find((row) => row.name === name)?.rule ?? ""
  const { name, price, year } = adFields
  expect(rule("ads_price")).toMatch(new RegExp(`<= .*${price.max}`))
  expect(rule("ads_year")).toContain(`>= ${year.min}`)
  expect(rule("ads_complete_once_submitted")).toContain(`>= ${name.min}`)
  expect(rule("ads_complete_once_submitted")).toContain(`<= ${name.max}`)
  expect(rule("ad_images_position")).toContain(`<= ${maxStoredPictures}`)
  for (const measure of stored.filter((field) => adFields[field].kind === "measure")) {
    expect(rule("ads_sizes")).toMatch(new RegExp(`\\(${measure} >= \\(0\\)::numeric\\)`))
  }
})
