import { adDaysText, freeAdsText, type Offer } from "@wara/domain/site/offer-texts"

export const homeTexts = {
  documentTitle: (siteName: string) => `${siteName} | Equipos y maquinaria industrial en Chile`,
  /** Null while the number of ads is unknown. */
  description: (ads: string | null) =>
    `Compra y vende maquinaria y equipos industriales en todo Chile: ${ads === null ? "" : `${ads} `}anuncios con fotos, ficha técnica y precio más IVA.`,
  title: "Encuentra el equipo que tu faena necesita",
  count: (ads: string, regions: string) => `${ads} equipos en ${regions} regiones`,
  categories: "Categorías",
  categoriesHint: "De la cordillera al puerto, por rubro.",
  categoryCount: (count: number, text: string) => `${text} ${count === 1 ? "equipo" : "equipos"}`,
  featured: "Destacados",
  featuredHint: "Equipos que sus dueños quieren mover pronto.",
  newest: "Recién publicados",
  newestHint: "Lo último que pasó la revisión.",
  seeAll: "Ver todos los anuncios",
  wanted: "Se busca",
  wantedHint:
    "¿No está lo que necesitas? Publícalo gratis y les avisamos a quienes lo venden. ¿Vendes? Mira qué buscan y ofrece lo tuyo.",
  publishWanted: "Publicar lo que busco",
  seeWanted: "Ver lo que se busca",
  howToPublish: "¿Cómo publicar?",
  packs: "Comprar packs",
  packsHint: "Paga con Webpay y publica cuando quieras.",
  noExpiry: "Créditos sin vencimiento",
  packFeatured: (featured: number) =>
    featured === 0 ? "Sin destacados" : featured === 1 ? "1 destacado" : `${featured} destacados`,
  packDays: (days: number) => `${days} días por anuncio`,
  questions: "Preguntas frecuentes",
  allQuestions: "Ver todas las preguntas",
  promoButton: "Registrarme ahora",
} as const

export const homeSteps = (offer: Offer) => [
  {
    title: "Crea tu cuenta",
    text:
      offer.freeAds === 0
        ? "Regístrate con tu correo."
        : `Regístrate con tu correo. Recibes ${freeAdsText(offer)} para partir.`,
  },
  {
    title: "Describe tu equipo",
    text: "Sube fotos, completa la ficha técnica y pon tu precio. Guardamos cada paso.",
  },
  {
    title: "Publica y conversa",
    text: `Revisamos tu anuncio y lo mostramos ${adDaysText(offer)}. Los interesados te escriben a ti.`,
  },
]
