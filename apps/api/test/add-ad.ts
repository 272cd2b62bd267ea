import { remainingDays } from "@wara/domain/ads/ad-term"
import { plainWord } from "@wara/domain/search/plain-word"
import { eq } from "drizzle-orm"
import type { Database } from "../src/database/database.ts"
import { users } from "../src/database/schema/accounts.ts"
import { ads } from "../src/database/schema/ads.ts"
import { categories, communes, conditions, regions } from "../src/database/schema/catalog.ts"

const day = 86_400_000
let made = 0

export type GivenAd = Partial<Omit<typeof ads.$inferInsert, "categoryId" | "conditionId">> & {
  category?: string
  commune?: string
  region?: string
  condition?: string
}

/** Adds an ad with its related rows to a test's database; public by default. */
export async function addAd(database: Database, given: GivenAd = {}): Promise<number> {
  made += 1
  const { category, commune, region, condition, ...columns } = given
  const expiresAt = columns.expiresAt ?? new Date(Date.now() + 10 * day)
  const state = columns.state ?? (remainingDays(expiresAt, new Date()) > 0 ? "active" : "expired")
  const ended = ["expired", "deactivated", "banned"].includes(state)
  const rows = await database
    .insert(ads)
    .values({
      name: `Excavadora de prueba ${made}`,
      slug: `ad-${made}`,
      ownerId: await addSeller(database, "seller"),
      categoryId: await addCategoryOf(database, category ?? "Transporte"),
      communeId: await addCommune(database, commune ?? "Talca", region ?? "Maule"),
      conditionId: await addCondition(database, condition ?? "Usado"),
      price: 1_000_000,
      publishedAt: new Date(expiresAt.getTime() - 15 * day),
      endedAt: ended ? new Date() : null,
      ...columns,
      state,
      expiresAt,
    })
    .returning({ id: ads.id })
  return firstId(rows)
}

async function addSeller(database: Database, username: string): Promise<number> {
  const person = { username, email: `${username}@wara.test`, firstname: "Ana", lastname: "Soto" }
  const added = database.insert(users).values(person).onConflictDoNothing().returning()
  const known = database.select().from(users).where(eq(users.username, username))
  return addedOnce(added, known)
}

/** The category of a name; added when it is missing. */
export async function addCategoryOf(database: Database, name: string): Promise<number> {
  const slug = slugOf(name)
  const category = { name, slug, color: "#112233", colorTint: "#DDEEFF", icon: "tractor" }
  const added = database.insert(categories).values(category).onConflictDoNothing().returning()
  return addedOnce(added, database.select().from(categories).where(eq(categories.slug, slug)))
}

async function addCondition(database: Database, name: string): Promise<number> {
  const slug = slugOf(name)
  const added = database.insert(conditions).values({ name, slug }).onConflictDoNothing().returning()
  return addedOnce(added, database.select().from(conditions).where(eq(conditions.slug, slug)))
}

async function addRegion(database: Database, name: string): Promise<number> {
  const slug = slugOf(name)
  const region = { code: slug, name, fullName: name, slug, order: 1 }
  const added = database.insert(regions).values(region).onConflictDoNothing().returning()
  return addedOnce(added, database.select().from(regions).where(eq(regions.slug, slug)))
}

async function addCommune(database: Database, name: string, regionName: string): Promise<number> {
  const slug = slugOf(name)
  const regionId = await addRegion(database, regionName)
  const commune = { code: slug, name, slug, regionId, latitude: -33, longitude: -70 }
  const added = database.insert(communes).values(commune).onConflictDoNothing().returning()
  return addedOnce(added, database.select().from(communes).where(eq(communes.slug, slug)))
}

type Rows = PromiseLike<{ id: number }[]>

/**
 * Existing rows are reused. Ads are added concurrently, and a conflict may occur at any unique
 * column of a table, so that no column is named.
 */
async function addedOnce(added: Rows, known: Rows): Promise<number> {
  const rows = await added
  return firstId(rows.length > 0 ? rows : await known)
}

const slugOf = (name: string): string => plainWord(name).replace(/[^a-z0-9]+/g, "-")

function firstId(rows: { id: number }[]): number {
  const [row] = rows
  if (!row) throw new Error("nothing was written")
  return row.id
}
