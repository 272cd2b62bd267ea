import { confirmationHours, resetHours, sessionDays } from "@wara/domain/accounts/account"
import { blockReasonSentence } from "@wara/domain/accounts/account-texts"
import { agreementTexts } from "@wara/domain/accounts/agreement-texts"
import type { SocialLogInFailure, SocialProvider } from "@wara/domain/accounts/social-log-in"
import { adDaysText, freeAdsText, type Offer } from "@wara/domain/site/offer-texts"

export const logInTexts = {
  title: "Inicia sesión",
  description: "Entra a tu cuenta para publicar, ver datos de contacto y seguir tus anuncios.",
  ended:
    "Tu sesión terminó. Entra de nuevo y sigue donde estabas: lo último que enviaste no se guardó.",
  endedInputPreserved:
    "Tu sesión terminó. Entra de nuevo y sigue donde estabas: lo que escribiste está guardado en este dispositivo.",
  identifier: "Correo o nombre de usuario",
  password: "Contraseña",
  submit: "Iniciar sesión",
  sending: "Entrando…",
  forgot: "¿Olvidaste tu contraseña?",
  noAccount: "¿Todavía no tienes cuenta?",
  register: "Regístrate",
  blocked: "Tu cuenta está bloqueada.",
  blockedBecause: (reason: string) => `Tu cuenta está bloqueada. ${blockReasonSentence(reason)}`,
  contact: "Escríbenos si crees que es un error.",
  reasonsTitle: "Con tu cuenta",
  reasons: [
    "Ves quién vende y cómo contactarlo.",
    "Publicas y sigues tus anuncios, créditos y compras en un solo lugar.",
    `Tu sesión dura ${sessionDays} días en este equipo y la cierras cuando quieras, también a distancia.`,
  ],
} as const

/** What signing up gives, as its page says it. */
export function registerOffer(offer: Offer) {
  if (offer.freeAds === 0) {
    return {
      description: "Regístrate y publica tus equipos.",
      lead: "Crear tu cuenta es gratis y no pide tarjeta.",
      panelTitle: "Publica tus equipos",
      panelLead: "Crear tu cuenta es gratis. No pedimos tarjeta.",
    }
  }
  const [ads, days] = [freeAdsText(offer), adDaysText(offer)]
  const each = offer.freeAds === 1 ? "" : " cada uno"
  return {
    description: `Regístrate y publica ${ads}, por ${days}${each}.`,
    lead: `${ads} de ${days}${each}, sin tarjeta.`,
    panelTitle: ads,
    panelLead: `Cada anuncio dura ${days} publicado. No pedimos tarjeta.`,
  }
}

export const registerTexts = {
  title: "Crea tu cuenta",
  email: "Correo electrónico",
  emailHint: "Te enviaremos un enlace para confirmarlo.",
  password: "Contraseña",
  adult: agreementTexts.adult,
  submit: "Crear mi cuenta",
  sending: "Creando tu cuenta…",
  haveAccount: "¿Ya tienes cuenta?",
  logIn: "Inicia sesión",
  recover: "Recupera tu contraseña",
  failed: "No pudimos crear tu cuenta. Lo que escribiste sigue aquí: vuelve a intentarlo.",
  steps: [
    "Crea tu cuenta: toma un minuto.",
    "Confirma tu correo con el enlace que te enviamos.",
    "Publica tu primer anuncio. Los interesados te escriben a ti.",
  ],
} as const

const hours = (count: number) => (count === 1 ? "1 hora" : `${count} horas`)

export const recoveryTexts = {
  title: "Recupera tu contraseña",
  description: "Te enviamos un enlace para elegir una contraseña nueva.",
  lead: "Escribe el correo de tu cuenta y te enviaremos un enlace para elegir una contraseña nueva.",
  email: "Correo electrónico",
  submit: "Enviarme el enlace",
  sending: "Enviando…",
  sentTitle: "Revisa tu correo",
  sentBefore: "Si hay una cuenta con ",
  sentAfter: `, en unos minutos llegará un enlace. Funciona una vez, durante ${hours(resetHours)}.`,
  notThere: "¿No llega? Mira en la carpeta de correo no deseado o prueba con otro correo.",
  again: "Probar con otro correo",
  back: "Volver a iniciar sesión",
} as const

export const resetTexts = {
  title: "Elige una contraseña nueva",
  description: "El último paso para recuperar tu cuenta.",
  lead: "Al guardarla cerramos las sesiones abiertas en otros equipos y entras con la nueva.",
  password: "Contraseña nueva",
  repeat: "Repite la contraseña",
  submit: "Guardar y entrar",
  sending: "Guardando…",
  expiredTitle: "Este enlace ya no sirve",
  expiredText: `El enlace funciona una sola vez, durante ${hours(resetHours)}, y pedir otro anula el anterior. Pide uno nuevo: llega en unos minutos.`,
  askAgain: "Pedir un enlace nuevo",
} as const

export const confirmationTexts = {
  title: "Confirma tu correo",
  description: "Confirma tu correo para publicar anuncios.",
  lead: "Con esto sabemos que el correo es tuyo y puedes publicar.",
  submit: "Confirmar mi correo",
  sending: "Confirmando…",
  doneTitle: "Tu correo está confirmado",
  doneText: "Ya puedes publicar anuncios.",
  toAccount: "Ir a mi cuenta",
  logIn: "Iniciar sesión",
  expiredTitle: "Este enlace ya no sirve",
  expiredText: `El enlace funciona una sola vez, durante ${hours(confirmationHours)}. Si ya confirmaste tu correo, no tienes que hacer nada. Si no, pide otro enlace.`,
  disown:
    "Si no creaste esta cuenta, no escribas nada: alguien usó tu correo. La eliminamos; si ya se usó, borramos su contraseña y cerramos sus sesiones.",
  disowned: {
    removed: {
      title: "Eliminamos la cuenta",
      text: "Ya no hay una cuenta con tu correo. Gracias por avisarnos.",
    },
    closed: {
      title: "Cerramos el acceso a la cuenta",
      text: "Borramos su contraseña y cerramos sus sesiones: quien la creó ya no puede entrar. Si quieres quedarte con la cuenta, elige tu propia contraseña.",
    },
  },
  choosePassword: "Elegir una contraseña",
  contact: "Escríbenos",
  askTitle: "Confirma tu correo",
  askText: "Abre el enlace que te enviamos. Si no lo encuentras, te enviamos otro.",
  email: "Correo de tu cuenta",
  askAgain: "Enviarme otro enlace",
  asking: "Enviando…",
  sentTitle: "Revisa tu correo",
  sentText: `Si hay una cuenta por confirmar con ese correo, en unos minutos llegará un enlace. Funciona una vez, durante ${hours(confirmationHours)}.`,
} as const

export const providerNames: Record<SocialProvider, string> = {
  google: "Google",
  facebook: "Facebook",
}

export const socialTexts = {
  continueWith: (name: string) => `Continuar con ${name}`,
  orLogIn: "o con tu contraseña",
  orRegister: "o con tu correo",
  again: (name: string) => `Volver a intentar con ${name}`,
  otherMethod: "Iniciar sesión con mi contraseña",
  recover: "Recuperar mi contraseña",
  register: "Crear mi cuenta con mi correo",
  contact: "Escríbenos",
} as const

export function socialFailureText(
  failure: SocialLogInFailure,
  provider: SocialProvider,
): { title: string; text: string } {
  const name = providerNames[provider]
  const texts: Record<SocialLogInFailure, { title: string; text: string }> = {
    cancelled: {
      title: `No entraste con ${name}`,
      text: "Cancelaste antes de terminar. No guardamos nada: puedes volver a intentarlo o entrar con tu contraseña.",
    },
    UnverifiedEmailError: {
      title: "Falta confirmar el correo",
      text: `${name} no nos dio un correo confirmado. Si ya tienes cuenta, entra con tu contraseña o recupérala. Si no tienes, créala con tu correo.`,
    },
    AccountBlockedError: {
      title: "Tu cuenta está bloqueada",
      text: "No puedes entrar. Te enviamos el motivo por correo. Escríbenos si crees que es un error.",
    },
    GoneError: {
      title: "Esta cuenta ya no existe",
      text: "Fue eliminada. Puedes crear una nueva o escribirnos si tienes dudas.",
    },
    ConflictError: {
      title: "No pudimos unir las cuentas",
      text: `Esa cuenta de ${name} o ese correo ya pertenece a otra cuenta. Entra con tu contraseña.`,
    },
    LinkExpiredError: {
      title: "El intento venció",
      text: `Pasó demasiado tiempo, o empezaste en otro navegador. Vuelve a intentarlo con ${name} desde aquí.`,
    },
    RateLimitError: {
      title: "Demasiados intentos",
      text: "Espera unos minutos antes de volver a probar.",
    },
    ServiceUnavailableError: {
      title: `${name} no respondió`,
      text: "Vuelve a intentarlo en unos minutos o entra con tu contraseña.",
    },
    UnknownError: {
      title: "No pudimos iniciar tu sesión",
      text: `Algo falló al entrar con ${name}. Vuelve a intentarlo o entra con tu contraseña.`,
    },
  }
  return texts[failure]
}
