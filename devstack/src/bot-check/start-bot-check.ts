import type { IncomingMessage } from "node:http"
import { text } from "node:stream/consumers"
import { setTimeout as wait } from "node:timers/promises"
import {
  type Answer,
  json,
  readJson,
  requireStandInAllowed,
  type StandInMode,
  slowMs,
  standInModes,
  startStandInServer,
  textsOf,
} from "../stand-in/stand-in-server.ts"
import { createTokenBook, type Provider, providers, refusal } from "./token-book.ts"

/**
 * Requests a token from the stand-in. An end-to-end test sets the score of its own tokens in
 * `botCheckStandIn`.
 */
const tokenClient = `const { origin } = new URL(document.currentScript.src)
const requestToken = async (provider, siteKey, action) => {
  const overrides = window.botCheckStandIn ?? {}
  const body = JSON.stringify({ provider, siteKey, action, hostname: location.hostname, ...overrides })
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
  execute: (siteKey, { action }) => requestToken("recaptcha", siteKey, action),
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
    requestToken("turnstile", options.sitekey, options.action)
      .then(options.callback, () => options["error-callback"]?.("600010"))
  },
  remove: (id) => void widgets.delete(id),
}`

/** The providers' scripts with the functions that pages call. */
const providerScripts: { [Name in Provider]: string } = {
  recaptcha: `(() => {\n${tokenClient}\n${recaptcha}\n})()`,
  turnstile: `(() => {\n${tokenClient}\n${turnstile}\n})()`,
}

const paths: { [Name in Provider]: { script: string; verify: string } } = {
  recaptcha: { script: "/recaptcha/api.js", verify: "/recaptcha/api/siteverify" },
  turnstile: { script: "/turnstile/v0/api.js", verify: "/turnstile/v0/siteverify" },
}

const site = { siteKey: "wara-demo-site-key", secret: "wara-demo-secret" }

const anyOrigin = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" }

/** `site` is the only one that it accepts. */
export type BotCheckStandIn = { url: string; site: typeof site; stop: () => Promise<void> }

/**
 * Stands in for the captchas of Google and Cloudflare: both scripts, both verifications. POST
 * /token creates a token of any action, hostname and score (0.9 by default); POST /control
 * {"mode"?, "score"?, "secrets"?} sets failures, a low score or the secrets of the site, GET /control
 * reports every token.
 */
export async function startBotCheck(options: {
  port: number
  now?: () => number
}): Promise<BotCheckStandIn> {
  requireStandInAllowed("bot check")
  const book = createTokenBook(options.now ?? Date.now)
  const stopped = new AbortController()
  let mode: StandInMode = "ok"
  let defaultScore = 0.9
  let secrets: readonly string[] = [site.secret]

  const control = async (request: IncomingMessage): Promise<Answer> => {
    if (request.method !== "POST") return json({ mode, score: defaultScore, tokens: book.list() })
    const message = await readJson(request)
    const known = standInModes.find((one) => one === (message.mode ?? mode))
    if (!known) return json({ error: `mode must be one of ${standInModes.join(", ")}` }, 400)
    mode = known
    defaultScore = scoreOf(message.score) ?? defaultScore
    secrets = textsOf(message.secrets) ?? secrets
    return json({ mode, score: defaultScore })
  }

  const issueToken = async (request: IncomingMessage): Promise<Answer> => {
    const message = await readJson(request)
    const provider = providers.find((one) => one === message.provider)
    if (!provider || message.siteKey !== site.siteKey) return json({ error: "not known" }, 400)
    const { action, hostname } = {
      action: String(message.action),
      hostname: String(message.hostname),
    }
    const score = scoreOf(message.score) ?? defaultScore
    const body = json({ token: book.issue({ provider, action, hostname, score }) })
    return { ...body, headers: anyOrigin }
  }

  const verify = async (provider: Provider, request: IncomingMessage): Promise<Answer> => {
    const form = new URLSearchParams(await text(request))
    if (mode === "error") return json({ message: "Internal Server Error" }, 500)
    if (mode === "garbage") return { body: "<html><body>502 Bad Gateway</body></html>" }
    if (mode === "slow") await wait(slowMs, undefined, { signal: stopped.signal })
    if (!secrets.includes(form.get("secret") ?? "")) return json(refusal("invalid-input-secret"))
    return json(book.verify(provider, form.get("response") ?? ""))
  }

  const server = await startStandInServer(options.port, (request, { pathname }) => {
    if (pathname === "/control") return control(request)
    // Browsers send a preflight before a POST with custom headers, such as those of end-to-end
    // tests.
    if (pathname === "/token" && request.method === "OPTIONS")
      return { body: "", headers: anyOrigin }
    if (pathname === "/token" && request.method === "POST") return issueToken(request)
    for (const provider of providers) {
      const type = "text/javascript; charset=utf-8"
      if (pathname === paths[provider].script) return { type, body: providerScripts[provider] }
      if (pathname === paths[provider].verify) return verify(provider, request)
    }
    return json({ error: "not found" }, 404)
  })
  const stop = () => {
    stopped.abort()
    return server.stop()
  }
  return { url: server.url, site, stop }
}

const scoreOf = (given: unknown): number | null =>
  typeof given === "number" && given >= 0 && given <= 1 ? given : null
