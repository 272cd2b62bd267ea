import { rutOf } from "@wara/domain/accounts/rut"
import { placeOf } from "../ads/place-of-ad.ts"
import { tradePlaces } from "../ads/trade-places.ts"
import { createRandom } from "../random.ts"
import { slugOf } from "../slug.ts"
import { businessActivityOf } from "./business-activities.ts"
import { companies } from "./companies.ts"
import { firstNames, personDescriptions, surnames } from "./person-names.ts"
import type { SeedUser } from "./seed-user.ts"

/** Private sellers beside the companies and the demo accounts. */
const personCount = 96

// Numbers that are not handed out yet, so that nobody's own RUT or telephone stands in the demo.
const firstPersonRut = 41_200_317
const firstCompanyRut = 56_410_208
const firstPhone = 20_001_100

function phoneOf(index: number): string {
  return `+569${firstPhone + index * 37}`
}

function demoAccount(
  index: number,
  account: Pick<SeedUser, "username" | "role" | "firstname" | "lastname" | "pro" | "commune"> &
    Partial<SeedUser>,
): SeedUser {
  return {
    email: `${account.username}@wara.test`,
    kind: "person",
    companyName: null,
    businessActivity: null,
    companyRut: null,
    rut: rutOf(firstPersonRut + 900_000 + index * 7919),
    phone: phoneOf(900 + index),
    description: "",
    region: placeOf(account.commune).regionSlug,
    categories: [],
    memberDays: 210 + index * 31,
    livery: null,
    ...account,
  }
}

/** The accounts that the README names. */
const demoAccounts: SeedUser[] = [
  demoAccount(1, {
    username: "comprador",
    role: "user",
    firstname: "Camilo",
    lastname: "Retamal",
    pro: false,
    commune: "nunoa",
  }),
  demoAccount(2, {
    username: "vendedor",
    role: "user",
    firstname: "Valentina",
    lastname: "Soto",
    pro: false,
    commune: "talca",
  }),
  demoAccount(3, {
    username: "pro",
    role: "user",
    firstname: "Matías",
    lastname: "Olivares",
    pro: true,
    commune: "rancagua",
    kind: "company",
    companyName: "Faena Clara Equipos",
    businessActivity: businessActivityOf("construccion"),
    companyRut: rutOf(firstCompanyRut + 777_001),
    description:
      "Equipos de construcción, transporte y elevación en la zona central. Mostramos cada máquina funcionando y entregamos su historial de mantención.",
    categories: ["construccion", "transporte", "elevacion-y-bodega"],
    livery: ["#9A4A1F", "#FFF4E8"],
  }),
  demoAccount(4, {
    username: "moderador",
    role: "moderator",
    firstname: "Mónica",
    lastname: "Aravena",
    pro: false,
    commune: "santiago",
  }),
  demoAccount(5, {
    username: "operador",
    role: "operator",
    firstname: "Óscar",
    lastname: "Peralta",
    pro: false,
    commune: "santiago",
  }),
]

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
    companyRut: rutOf(firstCompanyRut + index * 13_441),
    rut: rutOf(firstPersonRut + 1_000_000 + index * 6101),
    phone: phoneOf(500 + index),
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
      rut: rutOf(firstPersonRut + index * 4723),
      phone: phoneOf(index),
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

/** Everybody the demo knows, always in the same order: demo accounts, companies, private sellers. */
export function seedUsers(): SeedUser[] {
  return [...demoAccounts, ...companyUsers(), ...personUsers()]
}
