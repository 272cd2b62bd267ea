import { escapeHtml, standInPage } from "../stand-in/stand-in-page.ts"
import { paymentPageTexts as texts } from "./payment-page-texts.ts"
import { stateOf, type Transaction } from "./transaction.ts"

/** The page that the payer's browser opens, and the target of its form. */
export const pagePath = "/webpayserver/initTransaction"
export const payPath = "/webpayserver/pagar"

const style = `
body { max-width: 34rem; padding-top: 1.25rem }
.stand-in { border: 1px solid var(--line); border-left: 4px solid var(--link); border-radius: 6px; padding: .625rem 1rem; color: var(--ink); font-size: .9375rem }
.bill { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; padding: 1rem; border: 1px solid var(--line); border-radius: 6px }
.bill dt { color: var(--soft) } .bill dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums } .bill .sum { font-size: 1.5rem; line-height: 1.3; font-weight: 700 }
.bill dt.sum { font-size: 1rem; font-weight: 400; align-self: center }
fieldset { margin: 0 0 1.5rem; padding: 0; border: 0 } legend { padding: 0; font-weight: 600 }
.pick { display: flex; align-items: center; gap: .625rem; min-height: 44px; padding: .25rem 0; border-bottom: 1px solid var(--line); cursor: pointer } .pick input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--link) }
.pay { width: 100%; min-height: 52px; border: 0; border-radius: 6px; background: var(--link); color: var(--paper); font: inherit; font-size: 1.125rem; font-weight: 600; cursor: pointer }
.way { display: grid; width: 100%; min-height: 44px; padding: .625rem .25rem; border: 0; background: none; color: inherit; font: inherit; text-align: left; cursor: pointer }
.way:hover strong { text-decoration: underline } .way span { color: var(--soft); font-size: .875rem }
.back { margin-top: 2rem } .back legend { font-size: 1.1rem }
.row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .625rem .25rem } .row span { color: var(--soft) }
a.pay { display: grid; place-items: center; text-decoration: none }`

const money = new Intl.NumberFormat("es-CL", { style: "currency", currency: "CLP" })
const page = (title: string, body: string) => standInPage(title, body, style)
const section = (title: string, text: string) => `<h1>${title}</h1><p>${text}</p>`

const picks = (name: string, options: Record<string, string>) =>
  Object.entries(options)
    .map(
      ([value, text], index) =>
        `<label class="pick"><input type="radio" name="${name}" value="${value}"${index === 0 ? " checked" : ""}>${text}</label>`,
    )
    .join("")

export function renderPayment({ token, buyOrder, amount }: Transaction, shop: string): string {
  const sum = money.format(amount)
  const choices = Object.entries(texts.choices).map(
    ([choice, [name, hint]]) =>
      `<li><button class="way" name="choice" value="${choice}"><strong>${name}</strong><span>${hint}</span></button></li>`,
  )
  return page(
    texts.title,
    `<h1>${texts.title}</h1><p class="stand-in">${texts.standIn}</p>
<dl class="bill"><dt>${texts.shop}</dt><dd>${escapeHtml(shop)}</dd><dt>${texts.order}</dt><dd>${escapeHtml(buyOrder)}</dd>
<dt class="sum">${texts.amount}</dt><dd class="sum">${sum}</dd></dl>
<form method="post" action="${payPath}"><input type="hidden" name="token_ws" value="${token}">
<fieldset><legend>${texts.card}</legend>${picks("card", texts.cards)}</fieldset>
<button class="pay" name="choice" value="approve">${texts.approve(sum)}</button>
<h2>${texts.others}</h2><ul>${choices.join("")}</ul>
<fieldset class="back"><legend>${texts.back}</legend>${picks("by", texts.backBy)}</fieldset></form>`,
  )
}

/** Shown while the bank is slow; the answer's header makes the page continue automatically. */
export const renderSlow = () => page(texts.slowTitle, section(texts.slowTitle, texts.slow))

/** The payment is made, but the shop is not notified unless the link is followed. */
export function renderClosed(comeBack: string): string {
  const link = `<a class="pay" href="${escapeHtml(comeBack)}">${texts.comeBack}</a>`
  return page(texts.closedTitle, section(texts.closedTitle, texts.closed) + link)
}

/** Webpay's own error page, with a link back to the shop. */
export function renderError(back: string): string {
  const link = `<a class="pay" href="${escapeHtml(back)}">${texts.backToShop}</a>`
  return page(texts.errorTitle, section(texts.errorTitle, texts.error) + link)
}

/** For a token that cannot be paid with any more. */
export const renderGone = () => page(texts.goneTitle, section(texts.goneTitle, texts.gone))

/** Returns to the shop by POST, automatically or, without scripts, by the button. */
export function renderReturning(action: string, parameters: Record<string, string>): string {
  const fields = Object.entries(parameters).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return page(
    texts.returning,
    `<h1>${texts.returning}</h1><form id="back" method="post" action="${escapeHtml(action)}">${fields.join("")}
<button class="pay">${texts.backToShop}</button></form><script>document.getElementById("back").submit()</script>`,
  )
}

/** The simulator's root page: every payment, the newest first. */
export function renderHome(transactions: Transaction[]): string {
  const names: Record<string, string> = texts.states
  const rows = transactions.toReversed().map((one) => {
    const state = names[stateOf(one)]
    return `<li class="row"><strong>${escapeHtml(one.buyOrder)}</strong><span>${money.format(one.amount)}, ${state}</span></li>`
  })
  const list = rows.length > 0 ? `<ul>${rows.join("")}</ul>` : `<p>${texts.none}</p>`
  return page(texts.homeTitle, section(texts.homeTitle, texts.home) + list)
}
