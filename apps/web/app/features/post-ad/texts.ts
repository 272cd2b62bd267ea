import { adFields } from "@wara/domain/ads/ad-fields"
import { formatMoney, formatNumber, ivaPercent } from "@wara/domain/money/money"

const pesos = (amount: number) => formatMoney(amount, "CLP")
const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatNumber(count, 0)} ${many}`

/** "queda 1", "quedan 2". */
function remaining(count: number): string {
  return count === 1 ? "queda 1" : `quedan ${formatNumber(count, 0)}`
}

export const postAdTexts = {
  title: "Publicar un anuncio",
  lead: "Cinco pasos cortos. Se guarda solo mientras escribes.",
  steps: {
    1: { name: "Publicación", title: "¿Cómo lo publicas?" },
    2: { name: "Equipo", title: "¿Qué vendes?" },
    3: { name: "Contacto", title: "¿Dónde está y quién responde?" },
    4: { name: "Ficha técnica", title: "Ficha técnica" },
    5: { name: "Fotos", title: "Muestra tu equipo" },
  } as Record<number, { name: string; title: string }>,
  leads: {
    1: "Los créditos que ya tienes se usan primero. Nada se cobra hasta que envíes el anuncio.",
    2: "Nombre, precio y descripción: lo primero que se busca y lo primero que se lee.",
    3: "Tu correo y tu teléfono los ven solo quienes inician sesión; la comuna, todos.",
    4: "Lo que un comprador pregunta primero. Solo el estado es obligatorio.",
    5: "La primera foto es la portada.",
  } as Record<number, string>,
  stepOf: (step: number, count: number) => `Paso ${step} de ${count}`,
  stepsNav: "Pasos del anuncio",
  summaryStep: "Resumen",
  next: "Continuar",
  toSummary: "Revisar anuncio",
  checking: "Revisando…",
  back: "Atrás",
  uploading: (left: number) => `Subiendo ${counted(left, "foto", "fotos")}…`,
  notUploaded: (left: number) =>
    `No se ${left === 1 ? "subió" : "subieron"} ${counted(left, "foto", "fotos")}`,
  loading: "Abriendo tu anuncio…",
  needsScripts: "Para publicar necesitas JavaScript",
  needsScriptsText:
    "Este formulario guarda lo que escribes y sube tus fotos desde el navegador. Activa JavaScript y vuelve a cargar la página, o escríbenos y te ayudamos.",
  writeUs: "Escríbenos",
  preview: "Así se verá en la lista",
  previewShow: "Ver cómo se verá",
  previewName: "Nombre de tu equipo",
  costChanged: "Tus créditos cambiaron. Revisa lo que cuesta y vuelve a enviarlo.",
} as const

export const savingTexts = {
  saving: "Guardando…",
  now: "Guardado",
  ago: (seconds: number) => {
    if (seconds < 60) return `Guardado hace ${seconds} s`
    const minutes = Math.floor(seconds / 60)
    if (minutes < 60) return `Guardado hace ${minutes} min`
    return `Guardado hace ${counted(Math.floor(minutes / 60), "hora", "horas")}`
  },
  local: "Guardado en este dispositivo; lo subimos cuando haya conexión",
  localShort: "Guardado aquí",
  untouched: "Se guarda solo",
} as const

export const draftNoticeTexts = {
  continueTitle: "Sigue donde quedaste",
  continueText: (name: string) =>
    name === "" ? "Tienes un anuncio sin terminar." : `Tienes sin terminar «${name}».`,
  savedAt: (when: string, device: string) =>
    device === "" ? `Guardado el ${when}.` : `Guardado el ${when} en ${device}.`,
  continueIt: "Continuar ese anuncio",
  continueAt: (step: string) => `Seguir en «${step}»`,
  startNew: "Empezar uno nuevo",
  notSaved:
    "Sin conexión no podemos guardar este anuncio para empezar otro. Inténtalo en un momento.",
  fullTitle: (limit: number) => `Tienes ${counted(limit, "borrador", "borradores")}, el máximo`,
  fullText:
    "Elimina uno antes de empezar: mientras tanto, lo que escribas aquí no se guarda en tu cuenta ni se puede enviar.",
  seeDrafts: "Ver mis borradores",
  goneText: "Ese borrador se eliminó desde otra pestaña u otro dispositivo.",
  newerFirst: "Este anuncio cambió en otro dispositivo. Revisa la última versión y envíala.",
  submittedTitle: "Este anuncio ya se envió",
  submittedText: "Lo enviaste desde otra pestaña u otro dispositivo. Puedes verlo en Mis anuncios.",
  seeAds: "Ver mis anuncios",
  loggedOutTitle: "Tu sesión terminó",
  loggedOutText:
    "Lo que escribiste está guardado en este dispositivo. Inicia sesión y sigue aquí mismo.",
  logIn: "Iniciar sesión",
} as const

export const draftConflictTexts = {
  title: "Este anuncio cambió en otro dispositivo",
  text: "Elige con cuál versión sigues: la otra se descarta. Mientras tanto guardamos las dos.",
  differences: (steps: readonly string[]) => `Se diferencian en: ${steps.join(", ")}.`,
  here: "La de este dispositivo",
  there: "La guardada en tu cuenta",
  changed: (when: string) => `Cambió el ${when}`,
  saved: (when: string, device: string) =>
    device === "" ? `Guardada el ${when}` : `Guardada el ${when} en ${device}`,
  unsaved: "Aún no se guarda en tu cuenta",
  noName: "Sin nombre todavía",
  noPrice: "Sin precio todavía",
  photos: (count: number) => (count === 0 ? "Sin fotos" : counted(count, "foto", "fotos")),
  keepHere: "Seguir con la de este dispositivo",
  keepThere: "Seguir con la guardada en tu cuenta",
} as const

export const costTexts = {
  title: "Lo que cuesta",
  packs: "O compra un pack",
  packsOnly: "Elige un pack",
  publication: "Publicación",
  withCredit: (credits: number) =>
    credits === 1 ? "Usar tu último crédito" : `Usar 1 de tus ${formatNumber(credits, 0)} créditos`,
  creditHint: (left: number) =>
    left === 0 ? "No te queda ninguno después." : `Te ${remaining(left)}.`,
  free: "Sin costo",
  freeAdsUsed:
    "Los anuncios gratis de tu RUT ya se usaron en otra cuenta. Elige un pack: lo pagas al final, con Webpay.",
  noCredits: "No te quedan créditos para publicar. Elige un pack: lo pagas al final, con Webpay.",
  ads: (count: number) => counted(count, "anuncio", "anuncios"),
  ivaIncluded: "IVA incluido",
  perAd: (price: number) => `${pesos(price)} por anuncio`,
  days: (days: number) => `${days} días publicado`,
  withFeatured: (count: number) =>
    `${counted(count, "destacado", "destacados")} incluido${count === 1 ? "" : "s"}`,
  saves: (percent: number) => `Ahorras ${percent} %`,
  noExpiry: "Los créditos no vencen",
  featured: "Destacar este anuncio",
  featuredHint: "Aparece primero en las listas y con la estrella mientras esté publicado.",
  featuredCredit: (credits: number) =>
    credits === 1
      ? "Usa tu crédito para destacar"
      : `Usa 1 de tus ${formatNumber(credits, 0)} créditos para destacar`,
  featuredOfPack: "Incluido en el pack elegido",
  featuredBought: (price: number) => `${pesos(price)}, IVA incluido`,
  lineCredit: (left: number) =>
    left === 0 ? "Usarás 1 crédito; no te quedan más" : `Usarás 1 crédito; te ${remaining(left)}`,
  lineFeaturedCredit: (left: number) =>
    left === 0
      ? "Usarás 1 crédito para destacar; no te quedan más"
      : `Usarás 1 crédito para destacar; te ${remaining(left)}`,
  lineMoney: (total: number) => `Pagarás ${pesos(total)} al final`,
  linePack: (name: string) => `Pack ${name}`,
  lineFeatured: "Destacado",
  nothing: "Elige cómo publicar para ver el costo",
  net: "Neto",
  iva: `IVA ${ivaPercent} %`,
  total: "Total",
} as const

export const missingChoicesTexts = {
  categories: "las categorías",
  conditions: "los estados del equipo",
  regions: "las regiones",
  title: (what: string) => `No pudimos cargar ${what}`,
  text: "Lo que escribiste sigue aquí.",
  again: "Cargar de nuevo",
} as const

export const fieldTexts = {
  nameHint: "Tipo, marca y modelo. Ejemplo: Excavadora Komatsu PC200-8",
  nameCount: (count: number) => `${count} de ${adFields.name.max}`,
  nameTruncated: "En la lista se corta así:",
  currencies: { CLP: "Pesos", USD: "Dólares" },
  withIva: (total: string) => `Con IVA: ${total}`,
  inPesos: (pesos: string, day: string) => `Hoy son unos ${pesos} netos (dólar del ${day})`,
  dollarFailed: "Error al obtener el indicador económico",
  ivaAdded: `Se muestra como «+ IVA» (${ivaPercent} %).`,
  lowPrice: (price: string) =>
    `¿Vendes el equipo en ${price}? Con un precio tan bajo los compradores desconfían. Revisa si faltan ceros.`,
  lowPriceConfirmed: (price: string) => `Sí, el precio es ${price}`,
  lowPriceOpen: "Confirma que el precio es ese, o corrígelo.",
  descriptionHint:
    "Estado, horas de uso, mantenciones, qué incluye y cómo se entrega. Sin teléfonos ni enlaces.",
  descriptionCount: (count: number) =>
    `${formatNumber(count, 0)} de ${formatNumber(adFields.description.max, 0)}`,
  descriptionLeft: (missing: number) => `Faltan ${missing} caracteres`,
  phoneHint: "Celular o fijo de Chile, con o sin +56.",
  addressHint: "No se muestra en el anuncio.",
  serialHint: "Nunca se muestra. Nos ayuda a detectar anuncios repetidos o robados.",
  measures: "Peso y medidas",
  measuresHint: "Sirven para calcular el transporte. Con coma si hay decimales.",
  photos: (count: number) => counted(count, "foto", "fotos"),
} as const
