import { placeOf, tradePlaces } from "../ads/place-of-ad.ts"
import { createRandom } from "../random.ts"
import { slugOf } from "../slug.ts"
import { companies } from "./companies.ts"
import { demoAccounts } from "./demo-accounts.ts"
import { firstNames, personDescriptions, surnames } from "./person-names.ts"
import { businessActivityOf, companyRut, demoPhone, personRut, type SeedUser } from "./seed-user.ts"

/** Number of private sellers besides the companies and the demo accounts. */
const personCount = 96

function companyUsers(): SeedUser[] {
  return companies.map((company, index) => ({
    username: company.username,
    email: `ventas.${company.username}@wara.test`,
    role: "user",
    kind: "company",
    firstname: company.contact[0],
    lastname: company.contact[1],
    companyName: company.name,
    businessActivity: businessActivityOf(company.categories[0]),
    companyRut: companyRut(index * 13_441),
    rut: personRut(1_000_000 + index * 6101),
    phone: demoPhone(500 + index),
    pro: true,
    description: company.description,
    commune: company.commune,
    region: placeOf(company.commune).regionSlug,
    categories: company.categories,
    memberDays: 160 + ((index * 97) % 640),
    livery: company.livery,
  }))
}

function personUsers(): SeedUser[] {
  const trades = Object.values(tradePlaces)
  const taken = new Set<string>()
  return Array.from({ length: personCount }, (_, index) => {
    const random = createRandom(`person ${index}`)
    const firstname = random.pick(firstNames)
    const lastname = random.pick(surnames)
    const trade = trades[index % trades.length] ?? {}
    const [commune] = random.weighted(Object.entries(trade), ([, weight]) => weight)
    const plain = `${slugOf(firstname)}.${slugOf(lastname)}`
    const username = taken.has(plain) ? `${plain}${index}` : plain
    taken.add(username)
    return {
      username,
      email: `${username}@wara.test`,
      role: "user",
      kind: "person",
      firstname,
      lastname,
      companyName: null,
      businessActivity: null,
      companyRut: null,
      rut: personRut(index * 4723),
      phone: demoPhone(index),
      pro: false,
      description: random.pick(personDescriptions),
      commune,
      region: placeOf(commune).regionSlug,
      categories: [],
      memberDays: random.whole(80, 900),
      livery: null,
    }
  })
}

/** All users of the demo, always in the same order: demo accounts, companies, private sellers. */
export function seedUsers(): SeedUser[] {
  return [...demoAccounts, ...companyUsers(), ...personUsers()]
}
