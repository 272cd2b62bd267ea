import type { IncomingMessage, ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import type Provider from "oidc-provider"
import type { InteractionResults } from "oidc-provider"
import { choicePath } from "./create-provider.ts"
import type { KnownPeople } from "./known-people.ts"
import { renderPeople } from "./people-page.ts"
import { peoplePageTexts } from "./people-page-texts.ts"
import { send } from "./send.ts"

/** Shows the people, and takes who was chosen. */
export async function choosePerson(
  provider: Provider,
  known: KnownPeople,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params, uid } = await provider.interactionDetails(request, response)
  const action = `${choicePath}/${uid}`
  const name = params.client_id === "wara-facebook" ? "Facebook" : "Google"
  if (request.method !== "POST") return send(response, 200, renderPeople(name, action))
  const form = new URLSearchParams(await text(request))
  const finish = (result: InteractionResults) =>
    provider.interactionFinished(request, response, result)
  if (form.has("cancel")) return finish({ error: "access_denied" })
  const person = known.find(form.get("subject") ?? "") ?? known.add(form)
  if (person) return finish({ login: { accountId: person.subject } })
  send(response, 422, renderPeople(name, action, peoplePageTexts.emailNeeded))
}
