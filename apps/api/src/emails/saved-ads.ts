import { mailSwitchDays, type SavedMail } from "@wara/domain/accounts/optional-mails"
import { dropPercent } from "@wara/domain/ads/price-drop"
import type { EndReason } from "@wara/domain/ads/review"
import { type Currency, formatNetPrice } from "@wara/domain/money/money"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { type Letter, letterMail } from "./letter.ts"

type Priced = { name: string; price: number; currency: Currency }

/** What happened to a saved ad. */
export type SavedNews = Priced & {
  kind: SavedMail
  eventAt: Date
  /** The price before it fell; null when it did not. */
  priceBefore: number | null
  endReason: EndReason | null
  /** The ad's page. */
  link: string
}

/** News listed in one mail; the page of saved ads has the others. */
const maxListed = 20

const titles: Record<SavedMail, string> = {
  saved_drop: "Bajó de precio un equipo que guardaste",
  saved_ending: "Termina pronto un anuncio que guardaste",
  saved_ended: "Ya no está un equipo que guardaste",
}

const titleOf = ({ endReason, kind }: SavedNews): string =>
  endReason === "sold" ? "Se vendió un equipo que guardaste" : titles[kind]

function describe(news: SavedNews): string {
  const { currency, endReason, eventAt, kind, price, priceBefore } = news
  if (kind === "saved_ending") return `Termina el ${formatMoment(eventAt)}`
  if (kind === "saved_ended") return endReason === "sold" ? "Se vendió" : "Ya no está publicado"
  const now = `ahora ${formatNetPrice(price, currency)}`
  if (priceBefore === null) return `Bajó de precio: ${now}`
  const percent = dropPercent({ from: priceBefore, to: price })
  return `Bajó ${percent} %: antes ${formatNetPrice(priceBefore, currency)}, ${now}`
}

/**
 * News of the ads that a user saved, all of a day in one mail; instead of those that ended it names
 * others like them.
 */
export function savedAdsMail(
  site: EmailSite,
  letter: {
    reader: { email: string; firstname: string }
    news: readonly SavedNews[]
    alternatives: readonly (Priced & { link: string })[]
    /** Opens the switches of these mails; the other stops them all. */
    switchLink: string
    oneClickUrl: string
  },
): Mail {
  const { alternatives, news, oneClickUrl, reader, switchLink } = letter
  const [first] = news
  const isOne = news.length === 1
  const more = news.length - maxListed
  return letterMail(site, {
    to: reader.email,
    firstname: reader.firstname,
    title: isOne && first ? titleOf(first) : `Novedades de ${news.length} equipos que guardaste`,
    paragraphs: ["Esto cambió en tus guardados:"],
    items: news.slice(0, maxListed).map((one) => [one.name, describe(one)] as const),
    ...actionOf(site, news),
    choices: alternatives.map(({ currency, link, name, price }) => ({
      label: `${name} · ${formatNetPrice(price, currency)}`,
      link,
    })),
    adds: [
      ...(more > 0 ? [`Y ${more} más, que ves en tus guardados.`] : []),
      ...(alternatives.length > 0
        ? ["Los enlaces llevan a equipos parecidos que siguen publicados."]
        : []),
      `Te escribimos, a lo más una vez al día, porque guardaste estos equipos. El enlace para elegir tus avisos sirve ${mailSwitchDays} días y no pide contraseña.`,
    ],
    unsubscribe: { label: "Elegir qué avisos recibo", link: switchLink, oneClickUrl },
  })
}

/** One ad on sale is opened at once; otherwise the page of saved ads. */
function actionOf(site: EmailSite, news: readonly SavedNews[]): Pick<Letter, "action"> {
  const [first] = news
  return first && news.length === 1 && first.kind !== "saved_ended"
    ? { action: { label: "Ver el equipo", link: first.link } }
    : { action: { label: "Ver mis guardados", link: `${site.baseUrl}${paths.saved}` } }
}
