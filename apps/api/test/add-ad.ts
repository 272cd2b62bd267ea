import { remainingDays } from "@wara/domain/ads/ad-visibility"
import { plainWord } from "@wara/domain/search/search-words"
import type { Database } from "../src/database/database.ts"
import { users } from "../src/database/schema/accounts.ts"
import { ads } from "../src/database/schema/ads.ts"
import { categories, conditions } from "../src/database/schema/catalog.ts"
import { communes, regions } from "../src/database/schema/places.ts"

const day = 86_400_000
let made = 0

export type GivenAd = Partial<Omit<typeof ads.$inferInsert, "categoryId" | "conditionId">> & {
  category?: string
  commune?: string
  region?: string
  condition?: string
}

/** Puts an ad into a test's database with whatever it belongs to; public unless told otherwise. */
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
      categoryId: await addCategory(database, category ?? "Transporte"),
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
  const set = { username }
  const row = { target: users.username, set }
  return firstId(await database.insert(users).values(person).onConflictDoUpdate(row).returning())
}

async function addCategory(database: Database, name: string): Promise<number> {
  const look = { color: "#112233", colorTint: "#DDEEFF", icon: "tractor" }
  const category = { name, slug: slugOf(name), ...look }
  const row = { target: categories.slug, set: { name } }
  return firstId(
    await database.insert(categories).values(category).onConflictDoUpdate(row).returning(),
  )
}

async function addCondition(database: Database, name: string): Promise<number> {
  const row = { target: conditions.slug, set: { name } }
  const condition = { name, slug: slugOf(name) }
  return firstId(
    await database.insert(conditions).values(condition).onConflictDoUpdate(row).returning(),
  )
}

async function addCommune(database: Database, name: string, regionName: string): Promise<number> {
  const slug = slugOf(regionName)
  const regionId = firstId(
    await database
      .insert(regions)
      .values({ code: slug, name: regionName, fullName: regionName, slug, order: 1 })
      .onConflictDoUpdate({ target: regions.slug, set: { name: regionName } })
      .returning(),
  )
  const place = { code: slugOf(name), name, slug: slugOf(name), regionId }
  return firstId(
    await database
      .insert(communes)
      .values({ ...place, latitude: -33, longitude: -70 })
      .onConflictDoUpdate({ target: communes.slug, set: { name } })
      .returning(),
  )
}

const slugOf = (name: string): string => plainWord(name).replace(/[^a-z0-9]+/g, "-")

function firstId(rows: { id: number }[]): number {
  const [row] = rows
  if (!row) throw new Error("nothing was written")
  return row.id
}
