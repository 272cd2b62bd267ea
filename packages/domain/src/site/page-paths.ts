/** The pages of the site that have one address each (spec §2). */
export const pagePaths = {
  home: "/",
  sitemap: "/sitemap",
  register: "/registro",
  login: "/login",
  loginGoogle: "/login/google",
  loginFacebook: "/login/facebook",
  logOut: "/salir",
  confirmEmail: "/confirmar-correo",
  /** What the links of a change of e-mail open: the new address confirms, the old one stops. */
  confirmEmailChange: "/confirmar-nuevo-correo",
  stopEmailChange: "/detener-cambio-de-correo",
  forgotPassword: "/recuperar-contrasena",
  resetPassword: "/restablecer-contrasena",
  packs: "/packs",
  buyPack: "/packs/comprar",
  packThanks: "/packs/gracias",
  packError: "/packs/error",
  /** Where Webpay sends browsers back; it leads on to the result. */
  paymentReturn: "/packs/retorno",
  /** What awaits visitors who want to publish; the form itself asks for a log-in. */
  publish: "/publicar",
  /** What being a professional seller gives; the request itself is in the account. */
  becomePro: "/hazte-profesional",
  postAd: "/anunciar",
  postAdSummary: "/anunciar/resumen",
  postAdThanks: "/anunciar/gracias",
  postAdError: "/anunciar/error",
  /** Where an account says as whom it publishes and buys. */
  publisher: "/datos-para-publicar",
  ads: "/anuncios",
  contact: "/contacto",
  contactThanks: "/contacto/gracias",
  faq: "/preguntas-frecuentes",
  privacy: "/politicas-de-privacidad",
  devGate: "/dev",
  notFound: "/404",
  account: "/cuenta",
  accountCover: "/cuenta/cover",
  accountAvatar: "/cuenta/avatar",
  accountUsername: "/cuenta/username",
  accountOrders: "/cuenta/mis-ordenes",
  accountAds: "/cuenta/mis-anuncios",
  accountCredits: "/cuenta/creditos",
  /** What the buttons of an ended ad's mail open. */
  adLink: "/mi-anuncio",
  accountProfile: "/cuenta/perfil",
  accountProfileEdit: "/cuenta/perfil/editar",
  changePassword: "/cuenta/cambiar-contrasena",
  accountEmail: "/cuenta/correo",
  accountPro: "/cuenta/profesional",
  accountSessions: "/cuenta/sesiones",
  accountPrivacy: "/cuenta/privacidad",
} as const

/** The pages whose address ends in what they show; `:name` stands for one part of a path. */
export const pagePatterns = {
  /** A generic page or the profile of a professional seller. */
  slug: "/:slug",
  ad: "/anuncios/:slug",
  ownAd: "/cuenta/mis-anuncios/:id",
  editAd: "/cuenta/mis-anuncios/:id/editar",
  order: "/cuenta/mis-ordenes/:order",
} as const

/** An address of the route table. */
export type PagePath =
  | (typeof pagePaths)[keyof typeof pagePaths]
  | (typeof pagePatterns)[keyof typeof pagePatterns]

/** Every address of the route table, patterns last. */
export const allPagePaths: readonly PagePath[] = [
  ...Object.values(pagePaths),
  ...Object.values(pagePatterns),
]

/**
 * Whether a path belongs to a page of the site, read as the router reads it: in any case, with or
 * without a slash at its end. `path` is decoded.
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
