import type { BulkAdAction } from "@wara/contract/own-ad"
import { formatNumber } from "@wara/domain/money/money"

const number = (count: number) => formatNumber(count, 0)
const ads = (count: number) => (count === 1 ? "1 anuncio" : `${number(count)} anuncios`)
const credits = (count: number) => (count === 1 ? "1 crédito" : `${number(count)} créditos`)

export const ownAdsSearchTexts = {
  label: "Buscar en mis anuncios",
  placeholder: "Nombre, marca o modelo",
  submit: "Buscar",
  found: (count: number, q: string) => `${ads(count)} con «${q}»`,
  none: (q: string) => `Ningún anuncio con «${q}»`,
  clear: "Borrar búsqueda",
  everywhere: "Buscar en todos",
} as const

export const ownAdsTableTexts = {
  caption: "Mis anuncios",
  columns: {
    choose: "Elegir",
    photo: "Foto",
    name: "Nombre",
    state: "Estado",
    price: "Precio sin IVA",
    published: "Publicado",
    end: "Término",
    featured: "Destacado",
    actions: "Acciones",
  },
  choose: (name: string) => `Elegir ${name}`,
  choosePage: "Elegir todos los de esta página",
  actions: (name: string) => `Acciones de ${name}`,
  daysLeft: (days: number) => {
    if (days === 0) return "Hoy"
    return days === 1 ? "Mañana" : `${number(days)} días`
  },
  none: "–",
} as const

export const bulkTexts = {
  bar: "Acciones para varios anuncios",
  hint: "Elige anuncios para renovarlos, pausarlos o marcarlos como vendidos.",
  chosen: (count: number) => (count === 1 ? "1 elegido" : `${number(count)} elegidos`),
  clear: "Quitar selección",
  nothingChosen: "Elige al menos un anuncio.",
  buttons: { renew: "Renovar", pause: "Pausar", sold: "Marcar vendidos" } satisfies Record<
    BulkAdAction,
    string
  >,
  titles: {
    renew: "¿Renovar los anuncios elegidos?",
    pause: "¿Pausar los anuncios elegidos?",
    sold: "¿Marcar como vendidos los anuncios elegidos?",
  } satisfies Record<BulkAdAction, string>,
  confirm: {
    renew: (count: number | null) =>
      count === null ? "Renovar los elegidos" : `Renovar ${ads(count)} con ${credits(count)}`,
    pause: (count: number | null) =>
      count === null ? "Pausar los elegidos" : `Pausar ${ads(count)}`,
    sold: (count: number | null) =>
      count === null ? "Marcar los elegidos" : `Marcar ${ads(count)}`,
  } satisfies Record<BulkAdAction, (count: number | null) => string>,
  renewCost: "Renovar usa 1 crédito por anuncio y no pasa otra vez por revisión.",
  renewOrder: "Si no alcanzan, se renuevan los primeros de la lista.",
  credits: (count: number) =>
    count === 0 ? "No te quedan créditos." : `Tienes ${credits(count)}.`,
  short: (missing: number) =>
    missing === 1
      ? "No alcanzan para 1 anuncio, que queda igual: es el último de la lista."
      : `No alcanzan para ${ads(missing)}, que quedan igual: son los últimos de la lista.`,
  buy: "Comprar un pack",
  endCost:
    "Dejan de verse de inmediato y los créditos no vuelven. Puedes volver a publicarlos sin costo mientras les queden días.",
  droppedChanges: (count: number | null) => {
    if (count === null) return "Si alguno tiene cambios en revisión, se anulan."
    return count === 1
      ? "1 de los elegidos tiene cambios en revisión, que se anulan."
      : `${number(count)} de los elegidos tienen cambios en revisión, que se anulan.`
  },
  unaffected: (count: number, action: BulkAdAction) => {
    const why =
      action === "renew"
        ? "se renuevan desde 3 días antes del término"
        : "solo se puede con los publicados"
    return `${count === 1 ? "1 de los elegidos queda" : `${number(count)} de los elegidos quedan`} igual: ${why}.`
  },
  partly: {
    renew: (done: number) => `Renovamos ${ads(done)}.`,
    pause: (done: number) => `Pausamos ${ads(done)}.`,
    sold: (done: number) => `Marcamos ${ads(done)} como ${done === 1 ? "vendido" : "vendidos"}.`,
  } satisfies Record<BulkAdAction, (done: number) => string>,
  refused: (count: number) =>
    count === 1 ? "1 anuncio quedó igual:" : `${number(count)} anuncios quedaron igual:`,
  unnamed: (id: number) => `Anuncio ${id}`,
} as const
