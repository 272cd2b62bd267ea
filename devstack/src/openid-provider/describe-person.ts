import type { IncomingMessage, ServerResponse } from "node:http"
import type Provider from "oidc-provider"
import type { KnownPeople } from "./known-people.ts"
import { sendJson } from "./send.ts"

/** Facebook's /me: without an e-mail when it was not confirmed, as there. */
export async function describePerson(
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
    return sendJson(response, 400, { error })
  }
  const { subject: id, firstname, lastname, email, emailVerified } = person
  const shown = email !== null && emailVerified ? { email } : {}
  sendJson(response, 200, { id, ...shown, first_name: firstname, last_name: lastname })
}
