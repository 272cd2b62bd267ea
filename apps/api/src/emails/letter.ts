import { imageVariantUrl } from "@wara/domain/site/image-variants"
import type { Mail } from "../ports/mailer/mailer.ts"
import {
  contactAddress,
  type EmailSite,
  emailLayout,
  type Html,
  html,
  paragraphs as paragraphsOf,
} from "./email-layout.ts"

/**
 * Names accepted as a first name in a mail. Anyone can sign up with another person's address and a
 * name such as "Gana en premio.cl": a name with digits, points or slashes, or a long one, is
 * omitted.
 */
const name = /^[\p{L}\p{M}][\p{L}\p{M}' -]{0,29}$/u

/** "Hola, Ana:", or "Hola:" when the name is not accepted. */
function greeting(firstname: string): string {
  const given = firstname.trim()
  return name.test(given) ? `Hola, ${given}:` : "Hola:"
}

type LetterAction = { label: string; link: string }

/** Numbers under the names of their columns; null where a column has none. */
type LetterTable = {
  columns: readonly string[]
  rows: readonly (readonly [name: string, ...values: (string | null)[]])[]
}

/** An ad that a letter offers; `photo` is the stored address of its cover. */
export type LetterCard = {
  name: string
  link: string
  photo: string | null
  table?: LetterTable
  details: readonly string[]
}

/** Content of a short mail; written once, sent as HTML and as text. */
export type Letter = {
  to: string
  firstname: string
  title: string
  /** Paragraphs before the button. */
  paragraphs: readonly string[]
  /** What somebody wrote, shown as a quotation. */
  quote?: string
  /** The ad in question, shown with its photo. */
  ad?: MailedAd
  /** Ads that the letter offers, one below the other. */
  cards?: readonly LetterCard[]
  /** Things the letter is about, one below the other, each with a detail such as its end. */
  items?: readonly (readonly [name: string, detail: string])[]
  /** Names and values shown as a table. */
  facts?: readonly (readonly [name: string, value: string])[]
  action?: LetterAction
  alternative?: LetterAction
  /** Further actions, as links in a row. */
  choices?: readonly LetterAction[]
  /**
   * Paragraphs after the button: further facts, and what to do if another person caused the mail.
   */
  adds: readonly string[]
  /** For mails that can be switched off: the page for it, and the address for mail clients. */
  unsubscribe?: { label: string; link: string; oneClickUrl: string }
}

// Inline, because some clients drop style sheets; white on copper is readable on light and dark.
const buttonStyle =
  "display:inline-block;padding:13px 26px;border-radius:6px;background:#954320;color:#ffffff;font-weight:600;text-decoration:none"

const button = ({ label, link }: LetterAction): Html =>
  html`<p style="margin:22px 0"><a class="button" style="${buttonStyle}" href="${link}">${label}</a></p>`

/** The secondary action is a link, so that only one button stands out. */
const alternative = ({ label, link }: LetterAction): Html =>
  html`<p><a href="${link}">${label}</a></p>`

const choiceRow = (choices: readonly LetterAction[]): Html =>
  choices.length === 0
    ? html``
    : html`<p>${choices.map(({ label, link }) => html`<a href="${link}" style="display:inline-block;padding:6px 16px 6px 0">${label}</a> `)}</p>`

const quotation = (text: string): Html => html`<blockquote>${paragraphsOf(text)}</blockquote>`

const copyLink = "Si el botón no funciona, copia este enlace en tu navegador:"
const copyLinks = "Si los enlaces no funcionan, copia el que elijas en tu navegador:"

/** The links as text, for clients that show neither buttons nor links. */
const plainLinks = (actions: readonly LetterAction[]): Html =>
  actions.length === 0
    ? html``
    : html`<p class="small">${actions.length === 1 ? copyLink : copyLinks}${actions.map(({ link }) => html`<br><a href="${link}">${link}</a>`)}</p>`

const lines = (texts: readonly string[]): Html[] => texts.map((text) => html`<p>${text}</p>`)

const factTable = (facts: NonNullable<Letter["facts"]>): Html =>
  facts.length === 0
    ? html``
    : html`<table class="facts" width="100%" cellpadding="0" cellspacing="0" border="0">${facts.map(([name, value]) => html`<tr><th scope="row" align="left">${name}:</th><td align="right">${value}</td></tr>`)}</table>`

const itemList = (items: NonNullable<Letter["items"]>): Html =>
  items.length === 0
    ? html``
    : html`<ul class="items">${items.map(([name, detail]) => html`<li><strong>${name}</strong> <span class="small">${detail}</span></li>`)}</ul>`

/** Renders a letter as the mail that is sent. */
export function letterMail(site: EmailSite, letter: Letter): Mail {
  const { adds, paragraphs, title } = letter
  const actions = [letter.action, letter.alternative].filter((action) => action !== undefined)
  const choices = letter.choices ?? []
  const facts = letter.facts ?? []
  const items = letter.items ?? []
  const cards = letter.cards ?? []
  const stop = letter.unsubscribe
  const hello = greeting(letter.firstname)
  return {
    to: letter.to,
    subject: `${title} · ${site.siteName}`,
    html: emailLayout(
      site,
      title,
      html`<p>${hello}</p>${lines(paragraphs)}${letter.quote ? quotation(letter.quote) : html``}${letter.ad ? adCard(site, letter.ad) : html``}${cards.map((card) => offeredAd(site, card))}${itemList(items)}${factTable(facts)}${letter.action ? button(letter.action) : html``}${letter.alternative ? alternative(letter.alternative) : html``}${choiceRow(choices)}${lines(adds)}${plainLinks(actions)}${stop ? html`<p class="small"><a href="${stop.link}">${stop.label}</a></p>` : html``}`,
      paragraphs[0] ?? title,
    ),
    text: [
      hello,
      ...paragraphs,
      ...(letter.quote ? [quoted(letter.quote)] : []),
      ...cards.map(({ details, link, name, table }) =>
        [name, ...(table ? tableLines(table) : []), ...details, link].join("\n"),
      ),
      ...[items, facts].filter(({ length }) => length > 0).map(plainLines),
      ...[...actions, ...choices].map(({ label, link }) => `${label}:\n${link}`),
      ...adds,
      ...(stop ? [`${stop.label}:\n${stop.link}`] : []),
      `${site.siteName} · ${site.baseUrl}\nEscríbenos: ${contactAddress(site)}\n`,
    ].join("\n\n"),
    ...(stop && { unsubscribeUrl: stop.oneClickUrl }),
  }
}

/** "Visitas: 120 (antes 88; mediana 61,5)", a line for each row. */
const tableLines = ({ columns, rows }: LetterTable): string[] =>
  rows.map(([name, first, ...others]) => {
    const rest = others.flatMap((value, place) =>
      value === null ? [] : [`${(columns[place + 1] ?? "").toLowerCase()} ${value}`],
    )
    return `${name}: ${first}${rest.length > 0 ? ` (${rest.join("; ")})` : ""}`
  })

const quoted = (text: string): string => text.replace(/^/gm, "> ")

const plainLines = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `${name}: ${value}`).join("\n")

/**
 * An ad as shown in a mail; `photo` is the stored address of its cover, null without a public one.
 */
type MailedAd = { name: string; photo: string | null }

/** The ad's photo above its name, with alternative text for clients that block pictures. */
function adCard(site: EmailSite, { name, photo }: MailedAd): Html {
  if (photo === null) return html``
  const source = imageVariantUrl(photo, site.baseUrl, { width: 640 })
  return html`<div class="ad"><img src="${source}" alt="Foto de ${name}" width="510"><div class="name">${name}</div></div>`
}

const numberTable = ({ columns, rows }: LetterTable): Html =>
  html`<table class="numbers" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td></td>${columns.map((column) => html`<th scope="col" align="right">${column}</th>`)}</tr>${rows.map(([name, ...values]) => html`<tr><th scope="row" align="left">${name}</th>${values.map((value) => html`<td align="right">${value ?? "–"}</td>`)}</tr>`)}</table>`

/** An offered ad: photo, name and details, all within one link. */
function offeredAd(site: EmailSite, { details, link, name, photo, table }: LetterCard): Html {
  const source = photo && imageVariantUrl(photo, site.baseUrl, { width: 640 })
  const picture = source ? html`<img src="${source}" alt="" width="510">` : html``
  // A table ends its line.
  const lines = details.map((detail, place) =>
    table && place === 0
      ? html`<span class="small">${detail}</span>`
      : html`<br><span class="small">${detail}</span>`,
  )
  return html`<div class="ad">${picture}<div class="name"><a href="${link}">${name}</a>${table ? numberTable(table) : html``}${lines}</div></div>`
}
