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

export const peoplePageTexts = {
  title: (provider: string) => `¿Con quién entras por ${provider}?`,
  standIn: (provider: string) =>
    `Esto no es ${provider}. Es una imitación que vive en este equipo, para probar Wara sin cuentas de verdad.`,
  verified: "correo confirmado",
  unverified: "correo sin confirmar",
  noEmail: "sin correo",
  cancel: "Cancelar y volver a Wara",
  someoneElse: "Otra persona",
  someoneElseHint: "Con el mismo correo vuelve a ser la misma persona.",
  firstname: "Nombre",
  lastname: "Apellido",
  email: "Correo",
  isVerified: "Su correo está confirmado",
  logIn: "Entrar",
  emailNeeded: "Escribe un correo o un nombre.",
  failedTitle: "Este ingreso ya no sirve",
  failed: "Vuelve a Wara y empieza de nuevo.",
  homeTitle: "Google y Facebook de la demo",
  home: "En Wara, elige entrar con Google o con Facebook: llegarás aquí y podrás ser cualquiera de estas personas.",
} as const
