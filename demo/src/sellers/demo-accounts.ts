import { placeOf } from "../ads/place-of-ad.ts"
import { businessActivityOf, companyRut, demoPhone, personRut, type SeedUser } from "./seed-user.ts"

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
    rut: personRut(900_000 + index * 7919),
    phone: demoPhone(900 + index),
    description: "",
    region: placeOf(account.commune).regionSlug,
    categories: [],
    memberDays: 210 + index * 31,
    livery: null,
    ...account,
  }
}

/** The accounts listed in the README. */
export const demoAccounts: SeedUser[] = [
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
    companyRut: companyRut(777_001),
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
