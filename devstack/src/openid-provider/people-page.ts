import { escapeHtml, standInPage } from "../stand-in/stand-in-page.ts"
import { people, type StandInPerson, peoplePageTexts as texts } from "./openid-provider-texts.ts"

const style = `
body { max-width: 34rem }
.stand-in { margin-top: 1rem; border: 1px solid var(--line); border-left: 4px solid var(--link); border-radius: 6px; padding: .75rem 1rem; color: var(--ink) }
.who { display: grid; gap: 0; width: 100%; min-height: 44px; padding: .75rem .25rem; border: 0; background: none; color: inherit; font: inherit; text-align: left; overflow-wrap: anywhere }
button.who { cursor: pointer } button.who:hover strong { text-decoration: underline } .who span { color: var(--soft); font-size: .875rem } .who em { display: block; font-style: normal }
.fields { display: grid; gap: .75rem; margin-top: 1rem } .fields label { display: grid; gap: .25rem }
.fields input:not([type=checkbox]) { width: 100%; min-height: 44px; box-sizing: border-box; padding: 0 .75rem; border: 1px solid var(--soft); border-radius: 6px; background: transparent; color: inherit; font: inherit }
.fields .check { display: flex; align-items: center; gap: .5rem; min-height: 44px } .check input { width: 1.25rem; height: 1.25rem }
.act { min-height: 44px; padding: 0 1.25rem; border: 1px solid var(--link); border-radius: 6px; background: none; color: var(--link); font: inherit; font-weight: 600; cursor: pointer }
.enter { background: var(--link); color: var(--paper) } .cancel { margin-top: 1.5rem } .problem { color: inherit; font-weight: 600 }`

function described(person: StandInPerson): string {
  const state = person.emailVerified ? texts.verified : texts.unverified
  const email =
    person.email === null ? texts.noEmail : `${escapeHtml(person.email)} <em>${state}</em>`
  return `<strong>${escapeHtml(`${person.firstname} ${person.lastname}`)}</strong> <span>${email}</span>`
}

/** Page for choosing the person to log in; each is one click. `action` receives the answer. */
export function renderPeople(provider: string, action: string, problem = ""): string {
  const choices = people.map(
    (person) =>
      `<li><button class="who" name="subject" value="${person.subject}">${described(person)}</button></li>`,
  )
  return standInPage(
    texts.title(provider),
    `<h1>${texts.title(provider)}</h1><p class="stand-in">${texts.standIn(provider)}</p>
<form method="post" action="${escapeHtml(action)}"><ul>${choices.join("")}</ul></form>
<h2>${texts.someoneElse}</h2><p>${texts.someoneElseHint}</p>
${problem && `<p class="problem" role="alert">${problem}</p>`}
<form method="post" action="${escapeHtml(action)}"><div class="fields">
<label>${texts.firstname}<input name="firstname" autocomplete="off" maxlength="100"></label>
<label>${texts.lastname}<input name="lastname" autocomplete="off" maxlength="100"></label>
<label>${texts.email}<input name="email" type="email" autocomplete="off" maxlength="254"></label>
<label class="check"><input name="verified" type="checkbox" value="yes" checked>${texts.isVerified}</label>
<div><button class="act enter" name="someone-else" value="yes">${texts.logIn}</button></div></div></form>
<form class="cancel" method="post" action="${escapeHtml(action)}"><button class="act" name="cancel" value="yes">${texts.cancel}</button></form>`,
    style,
  )
}

export function renderHome(): string {
  const rows = people.map((person) => `<li><div class="who">${described(person)}</div></li>`)
  const body = `<h1>${texts.homeTitle}</h1><p>${texts.home}</p><ul>${rows.join("")}</ul>`
  return standInPage(texts.homeTitle, body, style)
}

/** Page for a log-in that is already finished or belongs to another browser. */
export function renderFailed(): string {
  const body = `<h1>${texts.failedTitle}</h1><p>${texts.failed}</p>`
  return standInPage(texts.failedTitle, body, style)
}
