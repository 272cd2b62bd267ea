export const emailChangeTexts = {
  title: "Cambiar correo",
  lead: "El correo con que entras y al que te escribimos.",
  openTitle: "Corregir correo",
  openLead: "¿Lo escribiste mal? Corrígelo y te enviamos el enlace de confirmación al correcto.",
  now: "Tu correo actual",
  email: "Correo nuevo",
  password: "Tu contraseña",
  submit: "Cambiar correo",
  sending: "Cambiando…",
  changed: "Corregimos tu correo. Te enviamos un enlace para confirmarlo.",
  pendingTitle: "Revisa tu correo nuevo",
  pending: (email: string) =>
    `Enviamos un enlace a ${email}: el cambio se hace cuando lo confirmes. Hasta entonces tu correo sigue siendo el de siempre, que también recibió un aviso.`,
  noPassword:
    "Tu cuenta entra con Google o Facebook y aún no tiene contraseña. Para cambiar el correo, primero crea una.",
  createPassword: "Crear contraseña",
} as const

export const emailLinkTexts = {
  confirm: {
    title: "Confirma tu nuevo correo",
    lead: "Desde ahora entrarás con este correo, y a él te escribiremos.",
    submit: "Confirmar este correo",
    doneTitle: "Tu correo cambió",
    doneText: "Listo: tu cuenta usa el correo nuevo.",
  },
  stop: {
    title: "Detener el cambio de correo",
    lead: "Si no fuiste tú, detén el cambio. Si ya se hizo, tu correo vuelve, se cierran las sesiones y te enviamos un enlace para elegir otra contraseña.",
    submit: "Detener el cambio",
    doneTitle: "Detuvimos el cambio",
    doneText:
      "Tu cuenta sigue con el correo de siempre. Si el cambio ya se había hecho, revisa tu correo: te enviamos un enlace para elegir otra contraseña.",
  },
  sending: "Un momento…",
  expiredTitle: "Este enlace ya no funciona",
  expiredText: "Se usó, venció o el cambio se detuvo. Puedes pedirlo de nuevo desde tu cuenta.",
  toAccount: "Ir a mi cuenta",
} as const
