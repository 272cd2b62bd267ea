import { adListPath } from "./ad-list-path.ts"

/** Pages with a fixed address each. */
export const pagePaths = {
  home: "/",
  sitemap: "/sitemap",
  register: "/registro",
  login: "/login",
  loginGoogle: "/login/google",
  loginFacebook: "/login/facebook",
  logOut: "/salir",
  confirmEmail: "/confirmar-correo",
  /**
   * Links in the e-mails about a change of e-mail: the new address confirms it, the old one stops
   * it.
   */
  confirmEmailChange: "/confirmar-nuevo-correo",
  stopEmailChange: "/detener-cambio-de-correo",
  forgotPassword: "/recuperar-contrasena",
  resetPassword: "/restablecer-contrasena",
  packs: "/packs",
  buyPack: "/packs/comprar",
  packThanks: "/packs/gracias",
  packError: "/packs/error",
  /** Webpay sends browsers back to this path, which redirects to the result. */
  paymentReturn: "/packs/retorno",
  /** Explains to visitors what publishing requires; the form itself requires a log-in. */
  publish: "/publicar",
  /**
   * Explains the benefits of a professional seller [B5.32]; the request itself is in the account.
   */
  becomePro: "/hazte-profesional",
  postAd: "/anunciar",
  postAdSummary: "/anunciar/resumen",
  postAdThanks: "/anunciar/gracias",
  postAdError: "/anunciar/error",
  /** Where an account enters the individual or company as which it publishes and buys. */
  publisher: "/datos-para-publicar",
  ads: adListPath,
  contact: "/contacto",
  contactThanks: "/contacto/gracias",
  faq: "/preguntas-frecuentes",
  privacy: "/politicas-de-privacidad",
  /** Rights over personal data: the form without an account, and the link that proves it. */
  rights: "/derechos",
  rightsSent: "/derechos/enviada",
  confirmRights: "/derechos/confirmar",
  /** Reports of an ad or a seller. */
  report: "/denunciar",
  reportSent: "/denunciar/gracias",
  devGate: "/dev",
  notFound: "/404",
  /** Asks for an alert about a search, given by its query [B10.33]. */
  newAlert: "/alertas",
  /** What people seek, for everybody, and the form to publish it [B10.42]. */
  wanted: "/se-busca",
  publishWanted: "/se-busca/publicar",
  /** Saved ads: a visitor's from the browser, a user's from the account. */
  saved: "/guardados",
  account: "/cuenta",
  accountCover: "/cuenta/cover",
  accountAvatar: "/cuenta/avatar",
  accountUsername: "/cuenta/username",
  accountOrders: "/cuenta/mis-ordenes",
  accountAds: "/cuenta/mis-anuncios",
  accountCredits: "/cuenta/creditos",
  /** Questions that sellers got, and those that a user asked [B10.12]. */
  accountLeads: "/cuenta/consultas",
  accountOwnLeads: "/cuenta/mis-consultas",
  accountLeadTemplates: "/cuenta/respuestas",
  /** Searches that an account's address watches [B10.38]. */
  accountAlerts: "/cuenta/alertas",
  /** What an account seeks [B10.44]. */
  accountWanted: "/cuenta/se-busca",
  /** Which mails a user gets [B10.26]. */
  accountMails: "/cuenta/avisos",
  /** Opened by the buttons in the e-mail about an ad's end. */
  adLink: "/mi-anuncio",
  /** Opened by the mail about an ad on hold: the owner appeals without a log-in [B10.46]. */
  appeal: "/apelar",
  accountProfile: "/cuenta/perfil",
  accountProfileEdit: "/cuenta/perfil/editar",
  changePassword: "/cuenta/cambiar-contrasena",
  accountEmail: "/cuenta/correo",
  accountPro: "/cuenta/profesional",
  accountSessions: "/cuenta/sesiones",
  accountPrivacy: "/cuenta/privacidad",
  accountReport: "/cuenta/privacidad/informe",
} as const

/** Pages with a variable address; `:name` is one path segment. */
export const pagePatterns = {
  /** A generic page or the profile of a professional seller. */
  slug: "/:slug",
  ad: "/anuncios/:slug",
  ownAd: "/cuenta/mis-anuncios/:id",
  editAd: "/cuenta/mis-anuncios/:id/editar",
  order: "/cuenta/mis-ordenes/:order",
  /** The form of a question to an ad's seller, for browsers without JavaScript [B10.18]. */
  askSeller: "/anuncios/:slug/consultar",
  /** A thread without an account, opened by the link of an e-mail [B10.3]. */
  leadThread: "/consulta/:code",
  accountLead: "/cuenta/consultas/:lead",
  /** An alert without an account, opened by the link of an e-mail [B10.35]. */
  alert: "/alertas/:code",
  wantedAd: "/se-busca/:slug",
  /** "Tengo uno": the form with which a seller answers a wanted ad [B10.67]. */
  offerAd: "/se-busca/:slug/tengo-uno",
  /** Switches of mails without an account, opened by the link of one of them [B10.26]. */
  mailSwitches: "/avisos/:code",
} as const

export type PagePath =
  | (typeof pagePaths)[keyof typeof pagePaths]
  | (typeof pagePatterns)[keyof typeof pagePatterns]

/** Every address of the route table, patterns last. */
export const allPagePaths: readonly PagePath[] = [
  ...Object.values(pagePaths),
  ...Object.values(pagePatterns),
]

/** Starts of the addresses that a mailed code completes; all pages of such addresses are `:code`. */
const codeStarts = Object.values(pagePatterns)
  .filter((pattern) => pattern.includes(":code"))
  .map((pattern) => pattern.slice(0, pattern.indexOf(":code")))

/** Like the router, it ignores case and slashes that are doubled. */
const secrets = new RegExp(`((?:${codeStarts.join("|").replaceAll("/", "/+")}))[^/?#]+`, "i")

/** A path or address without the code of an e-mail that opens its page, for logs and recordings [B10.64]. */
export function withoutCode(address: string): string {
  return address.replace(secrets, "$1***")
}

/**
 * Whether a path belongs to a page of the site, matched like the router: ignoring case and a
 * trailing slash. `path` is decoded.
 */
export function isPagePath(path: string): boolean {
  const parts = partsOf(path)
  return allPagePaths.some((page) => {
    const expected = partsOf(page)
    if (expected.length !== parts.length) return false
    return expected.every((part, place) => part.startsWith(":") || part === parts[place])
  })
}

const partsOf = (path: string): string[] => path.toLowerCase().replace(/\/+$/, "").split("/")
