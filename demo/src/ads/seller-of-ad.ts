import type { Random } from "../random.ts"
import type { SeedUser } from "../sellers/seed-user.ts"
import { seedUsers } from "../sellers/seed-users.ts"
import { fateOfAd } from "./ad-life.ts"
import type { Place } from "./place-of-ad.ts"

const sellers = seedUsers().filter((user) => user.role === "user" && user.username !== "comprador")
const companies = sellers.filter((user) => user.pro)
const people = sellers.filter((user) => !user.pro && user.username !== "vendedor")

/**
 * Whether an ad belongs to the demo's private seller: all non-active ones of the first 100 ads,
 * then some others.
 */
function isDemoSellers(index: number): boolean {
  return (index < 100 && fateOfAd(index) !== "active") || index % 61 === 7
}

function nearness(user: SeedUser, place: Place): number {
  if (user.commune === place.slug) return 12
  return user.region === place.regionSlug ? 6 : 0.25
}

/** The seller of the nth ad: often a company of its trade, otherwise a private seller nearby. */
export function sellerOfAd(
  ad: { index: number; category: string; place: Place },
  random: Random,
): SeedUser {
  const demoSeller = sellers.find((user) => user.username === "vendedor")
  if (demoSeller !== undefined && isDemoSellers(ad.index)) return demoSeller
  const dealers = companies.filter((company) => company.categories.includes(ad.category))
  if (dealers.length > 0 && random.chance(0.45)) {
    return random.weighted(dealers, (dealer) => nearness(dealer, ad.place) + 1)
  }
  return random.weighted(people, (person) => nearness(person, ad.place))
}
