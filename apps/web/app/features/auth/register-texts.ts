import { adDaysText, freeAdsText, type Offer } from "@wara/domain/site/offer-texts"

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
  firstname: "Nombre",
  lastname: "Apellido",
  email: "Correo electrónico",
  emailHint: "Te enviaremos un enlace para confirmarlo.",
  password: "Contraseña",
  adult: "Soy mayor de edad (18 años o más).",
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

/** The consent sentences, split where their links are. */
export const agreementTexts = {
  before: "Acepto los ",
  beforeSocial: "Si entras así por primera vez, creas una cuenta: aceptas los ",
  afterSocial: " y declaras ser mayor de edad.",
  terms: "términos y condiciones",
  between: " y la ",
  privacy: "política de privacidad",
  newTab: " (se abre en otra pestaña)",
} as const
