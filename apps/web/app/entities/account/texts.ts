export const confirmEmailTexts = {
  confirmTitle: "Confirma tu correo para publicar",
  confirmText: (email: string) => `Abre el enlace que enviamos a ${email}. ¿No llegó?`,
  correctEmail: "¿Está mal escrito? Corrige tu correo",
  pendingText: (pending: string) =>
    `Abre el enlace que enviamos a ${pending}: con él ese será el correo de tu cuenta.`,
  correctPending: "¿No llegó o está mal escrito? Corrige tu correo",
  confirmAgain: "Enviar de nuevo",
  sending: "Enviando…",
  sent: (email: string) =>
    `Listo: te enviamos otro correo a ${email}. Si no aparece en unos minutos, mira en la carpeta de correo no deseado.`,
  alreadyConfirmed: "Tu correo ya está confirmado.",
  tooSoon: (seconds: number) => {
    const minutes = Math.max(1, Math.ceil(seconds / 60))
    if (minutes > 120) return "Ya te lo enviamos. Mañana podrás pedir otro."
    return `Ya te lo enviamos. Podrás pedir otro en ${minutes === 1 ? "1 minuto" : `${minutes} minutos`}.`
  },
  sendFailed: "No pudimos enviarlo. Vuelve a intentarlo en un momento.",
} as const

/** Pages of links that prove an e-mail. */
export const emailLinkTexts = {
  account: "Cuenta",
  email: "Correo",
  otherBrowser:
    "Abriste el enlace en otro navegador. Para saber que eres tú, escribe la contraseña que elegiste al crear la cuenta.",
  password: "Contraseña de la cuenta",
  forgot: "¿Olvidaste tu contraseña?",
  logInFirst:
    "Abriste el enlace en otro navegador y esta cuenta no tiene contraseña. Inicia sesión aquí como siempre y abre el enlace de nuevo.",
  logIn: "Iniciar sesión",
  disownTitle: "¿No fuiste tú?",
  disown: "No fui yo",
} as const

/** Labels of the fields about a person or a company, and notes beside them. */
export const personTexts = {
  kind: "Tipo de cuenta",
  kinds: { person: "Persona", company: "Empresa" },
  firstname: "Nombre",
  lastname: "Apellido",
  companyName: "Razón social",
  companyRut: "RUT de la empresa",
  businessActivity: "Giro",
  companyLead: "Son los datos que van en tus facturas.",
  rutHint: "Con o sin puntos y guion.",
} as const
