import type { Figures } from "@wara/contract/ad-figures"
import { adIdeaText, ideasTitle } from "@wara/domain/figures/ad-idea-texts"
import type { AdIdea } from "@wara/domain/figures/ad-ideas"
import { formatNumber } from "@wara/domain/money/money"
import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { type LetterCard, letterMail } from "./letter.ts"

const number = (count: number) => formatNumber(count, Number.isInteger(count) ? 0 : 1)
const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`

type Seller = { email: string; firstname: string }
type Switches = { switchLink: string; oneClickUrl: string }
type Median = Pick<Figures, "list_views" | "views" | "contacts">

/** The week of a public ad, and the one before. */
export type MailedWeek = {
  name: string
  link: string
  week: Figures
  before: Figures
  /** The medians of its category; null without enough similar ads. */
  peers: (Median & { count: number; category: string }) | null
}

const unsubscribe = ({ oneClickUrl, switchLink }: Switches) => ({
  label: "Elegir qué avisos recibo",
  link: switchLink,
  oneClickUrl,
})

const shown = ["list_views", "views", "contacts", "saves"] as const

const names = {
  list_views: "Apareció en listas",
  views: "Visitas",
  contacts: "Contactos",
  saves: "Guardados",
} as const

const columns = { week: "Semana", before: "Antes", peers: "Mediana" } as const

/** Ads shown with their numbers; the account has the others. */
const maxShown = 20

/** The numbers of a seller's public ads in the week that ended on Sunday. */
export function weeklyFiguresMail(
  site: EmailSite,
  letter: Switches & { seller: Seller; ads: readonly MailedWeek[] },
): Mail {
  const { ads, seller } = letter
  const sum = (of: "week" | "before", key: (typeof shown)[number]) =>
    ads.reduce((total, ad) => total + ad[of][key], 0)
  const views = counted(sum("week", "views"), "visita", "visitas")
  const contacts = counted(sum("week", "contacts"), "contacto", "contactos")
  const more = ads.length - maxShown
  const accountLink = `${site.baseUrl}${paths.accountAds}`
  const totals = {
    name: `Tus ${number(ads.length)} anuncios`,
    table: {
      columns: [columns.week, columns.before],
      rows: shown.map(
        (key) => [names[key], number(sum("week", key)), number(sum("before", key))] as const,
      ),
    },
  }
  return letterMail(site, {
    to: seller.email,
    firstname: seller.firstname,
    title: `Tu semana: ${views} y ${contacts}`,
    paragraphs: ["Así les fue a tus anuncios publicados la semana pasada, junto a la anterior."],
    cards: [
      ...(ads.length > 1 ? [{ ...totals, link: accountLink, photo: null, details: [] }] : []),
      ...ads.slice(0, maxShown).map(cardOf),
    ],
    action: { label: "Ver mis anuncios", link: accountLink },
    adds: [
      ...(more > 0 ? [`Y ${number(more)} más, que ves en tu cuenta.`] : []),
      "Los contactos son consultas recibidas y personas que vieron tu contacto.",
    ],
    unsubscribe: unsubscribe(letter),
  })
}

function cardOf({ before, link, name, peers, week }: MailedWeek): LetterCard {
  const numbers = (key: (typeof shown)[number]) =>
    [names[key], number(week[key]), number(before[key])] as const
  const card = { name, link, photo: null }
  if (peers === null) {
    const table = { columns: [columns.week, columns.before], rows: shown.map(numbers) }
    return { ...card, table, details: [] }
  }
  const rows = shown.map(
    (key) => [...numbers(key), key === "saves" ? null : number(peers[key])] as const,
  )
  const table = { columns: Object.values(columns), rows }
  const about = `Mediana por semana de ${number(peers.count)} anuncios de ${peers.category}.`
  return { ...card, table, details: [about] }
}

/** Three ideas for an ad that nobody asked about in seven days; sent once per publication. */
export function adIdeasMail(
  site: EmailSite,
  letter: Switches & {
    seller: Seller
    ad: { name: string; photo: string | null; editLink: string }
    /** Times that it was opened in these days. */
    views: number
    ideas: readonly AdIdea[]
  },
): Mail {
  const { ad, ideas, seller, views } = letter
  const opened =
    views === 0
      ? "nadie lo abrió."
      : `lo abrieron ${counted(views, "vez", "veces")} y nadie preguntó.`
  return letterMail(site, {
    to: seller.email,
    firstname: seller.firstname,
    title: ideasTitle(ideas.length),
    paragraphs: [
      `Tu anuncio «${ad.name}»: en estos días ${opened} Esto suele ayudar, según sus datos:`,
    ],
    ad,
    items: ideas.map((idea) => {
      const { advice, fact } = adIdeaText(idea)
      return [advice, fact] as const
    }),
    action: { label: "Mejorar el anuncio", link: ad.editLink },
    adds: ["Te lo escribimos una sola vez por publicación."],
    unsubscribe: unsubscribe(letter),
  })
}
