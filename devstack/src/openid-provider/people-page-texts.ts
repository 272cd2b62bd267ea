/** What the page of the stand-in for Google and Facebook says. */
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
