export type StandInPerson = {
  subject: string
  firstname: string
  lastname: string
  /** Null for people who log in there by telephone only. */
  email: string | null
  emailVerified: boolean
}

/**
 * People to choose with one click. `subject` must not change, because accounts are linked to it.
 */
export const people: StandInPerson[] = [
  {
    subject: "100000000000001",
    firstname: "Rocío",
    lastname: "Ñancupil",
    email: "rocio.nancupil@correo.test",
    emailVerified: true,
  },
  {
    subject: "100000000000002",
    firstname: "Matías",
    lastname: "Órdenes",
    email: "matias.ordenes@correo.test",
    emailVerified: true,
  },
  // The same address as a demo account, so that the two are linked.
  {
    subject: "100000000000003",
    firstname: "Camilo",
    lastname: "Retamal",
    email: "comprador@wara.test",
    emailVerified: true,
  },
  {
    subject: "100000000000004",
    firstname: "Elías",
    lastname: "Sin Confirmar",
    email: "elias@correo.test",
    emailVerified: false,
  },
  {
    subject: "100000000000005",
    firstname: "Nadia",
    lastname: "Sin Correo",
    email: null,
    emailVerified: false,
  },
]
