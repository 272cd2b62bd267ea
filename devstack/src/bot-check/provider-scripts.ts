import type { Provider } from "./token-book.ts"

/**
 * Asks the stand-in for a token. A journey says in `botCheckStandIn` what its own tokens shall score.
 */
const begin = `const { origin } = new URL(document.currentScript.src)
const ask = async (provider, siteKey, action) => {
  const wish = window.botCheckStandIn ?? {}
  const body = JSON.stringify({ provider, siteKey, action, hostname: location.hostname, ...wish })
  const answer = await fetch(origin + "/token", { method: "POST", body })
  if (!answer.ok) throw new Error("the bot check answered " + answer.status)
  return (await answer.json()).token
}`

const recaptcha = `const badge = document.createElement("div")
badge.className = "grecaptcha-badge"
badge.textContent = "reCAPTCHA"
document.body.append(badge)
window.grecaptcha = {
  ready: (callback) => void setTimeout(callback, 0),
  execute: (siteKey, { action }) => ask("recaptcha", siteKey, action),
}`

const turnstile = `const widgets = new Map()
window.turnstile = {
  render: (container, options) => {
    const id = "stand-in-" + widgets.size
    widgets.set(id, options)
    return id
  },
  execute: (id) => {
    const options = widgets.get(id)
    ask("turnstile", options.sitekey, options.action)
      .then(options.callback, () => options["error-callback"]?.("600010"))
  },
  remove: (id) => void widgets.delete(id),
}`

/** The providers' scripts with the calls that pages make of them. */
export const providerScripts: { [Name in Provider]: string } = {
  recaptcha: `(() => {\n${begin}\n${recaptcha}\n})()`,
  turnstile: `(() => {\n${begin}\n${turnstile}\n})()`,
}
