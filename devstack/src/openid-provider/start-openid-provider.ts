import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { setTimeout as wait } from "node:timers/promises"
import type Provider from "oidc-provider"
import type { InteractionResults } from "oidc-provider"
import {
  json,
  listenLocally,
  requireStandInAllowed,
  type StandInMode,
  send,
  slowMs,
  standInModes,
  textsOf,
} from "../stand-in/stand-in-server.ts"
import { choicePath, createProvider, type StandInClient } from "./create-provider.ts"
import { KnownPeople } from "./known-people.ts"
import { peoplePageTexts } from "./openid-provider-texts.ts"
import { renderFailed, renderHome, renderPeople } from "./people-page.ts"

export type OpenidProvider = {
  /** Issuer of the stand-in for Google; also a page for users. */
  url: string
  authorizationUrl: string
  tokenUrl: string
  userinfoUrl: string
  google: StandInClient
  facebook: StandInClient
  stop: () => Promise<void>
}

/**
 * Stands in for Google (an issuer with discovery) and for Facebook (its three endpoints) at once;
 * users choose their identity. `callback` is the address to which each sends them back. POST
 * /control {"mode"} makes calls of programs fail, {"secrets"} are those of both clients from now on.
 * Port 0 takes any free one.
 */
export async function startOpenidProvider(options: {
  port: number
  callback: (provider: "google" | "facebook") => string
}): Promise<OpenidProvider> {
  requireStandInAllowed("OpenID provider")
  const google = clientOf("google", options.callback)
  const facebook = clientOf("facebook", options.callback)
  const known = new KnownPeople()
  const stopped = new AbortController()
  let provider: Provider | null = null
  let mode: StandInMode = "ok"
  let secrets: readonly string[] | null = null

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!provider) return send(response, json({}, 503))
    const { pathname } = new URL(request.url ?? "/", "http://stand-in")
    if (pathname === "/control" && request.method === "POST") {
      const message = await text(request)
      const asked = modeOf(message)
      const given = secretsOf(message)
      if (asked) mode = asked
      if (given) secrets = given
      return send(response, json({ mode }, asked || given ? 200 : 400))
    }
    if (pathname === "/") return send(response, { body: renderHome() })
    if (pathname.startsWith(`${choicePath}/`)) {
      return choosePerson(provider, known, request, response)
    }
    // No session is kept here: every log-in requires a new choice.
    if (pathname === "/auth") delete request.headers.cookie
    else if (!pathname.startsWith("/auth/")) {
      if (mode === "slow") await wait(slowMs, undefined, { signal: stopped.signal })
      if (mode === "error") return send(response, json({}, 500))
      if (mode === "garbage") return send(response, { body: "<html>502 Bad Gateway</html>" })
    }
    if (pathname === "/me") return describePerson(provider, known, request, response)
    await provider.callback()(request, response)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) send(response, { status: 400, body: renderFailed() })
    })
  })
  const { url, stop } = await listenLocally(server, options.port)
  provider = createProvider(url, [google, facebook], known, ({ secret }) => secrets ?? [secret])
  return {
    url,
    authorizationUrl: `${url}/auth`,
    tokenUrl: `${url}/token`,
    userinfoUrl: `${url}/me`,
    google,
    facebook,
    stop: () => {
      stopped.abort()
      return stop()
    },
  }
}

function clientOf(
  provider: "google" | "facebook",
  callback: (provider: "google" | "facebook") => string,
): StandInClient {
  return {
    id: `wara-${provider}`,
    secret: `stand-in-for-${provider}`,
    redirectUri: callback(provider),
  }
}

function modeOf(body: string) {
  const asked: unknown = JSON.parse(body)
  return standInModes.find(
    (one) => typeof asked === "object" && asked && "mode" in asked && asked.mode === one,
  )
}

function secretsOf(body: string): string[] | null {
  const asked: unknown = JSON.parse(body)
  return typeof asked === "object" && asked && "secrets" in asked ? textsOf(asked.secrets) : null
}

/** Facebook's /me: without an e-mail when it is not confirmed, as at Facebook. */
async function describePerson(
  provider: Provider,
  known: KnownPeople,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, value = ""] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "") ?? []
  const token = await provider.AccessToken.find(value)
  const person = known.find(token?.accountId ?? "")
  if (!token?.isValid || !person) {
    const error = { message: "Invalid OAuth access token.", type: "OAuthException", code: 190 }
    return send(response, json({ error }, 400))
  }
  const { subject: id, firstname, lastname, email, emailVerified } = person
  const shown = email !== null && emailVerified ? { email } : {}
  send(response, json({ id, ...shown, first_name: firstname, last_name: lastname }))
}

async function choosePerson(
  provider: Provider,
  known: KnownPeople,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params, uid } = await provider.interactionDetails(request, response)
  const action = `${choicePath}/${uid}`
  const name = params.client_id === "wara-facebook" ? "Facebook" : "Google"
  if (request.method !== "POST") return send(response, { body: renderPeople(name, action) })
  const form = new URLSearchParams(await text(request))
  const finish = (result: InteractionResults) =>
    provider.interactionFinished(request, response, result)
  if (form.has("cancel")) return finish({ error: "access_denied" })
  const person = known.find(form.get("subject") ?? "") ?? known.add(form)
  if (person) return finish({ login: { accountId: person.subject } })
  send(response, {
    status: 422,
    body: renderPeople(name, action, peoplePageTexts.emailNeeded),
  })
}
