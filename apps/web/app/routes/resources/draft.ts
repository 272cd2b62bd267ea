import {
  answerJson,
  describeFailure,
  refuseOthers,
  savingSchema,
  uncheckedFailure,
} from "../../actions/post-ad/read-posted.server.ts"
import { gone, storeDraft } from "../../actions/post-ad/store-draft.server.ts"
import { findDraft } from "../../backend/own-ads.server.ts"
import { sessionUnchecked } from "../../session/person.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/draft"

/** Whether an ad is still a draft, and whether it was submitted. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ad = Number(url.searchParams.get("ad"))
  if (!Number.isInteger(ad) || ad < 1) return answerJson(null, 400)
  if (context.get(sessionUnchecked)) return answerJson(uncheckedFailure)
  const caller = context.get(requestFacts)
  try {
    const saved = await findDraft({ ad }, caller)
    if (saved !== null) return answerJson({ kind: "newer", saved })
    return answerJson(await gone(ad, caller))
  } catch (error) {
    return answerJson(describeFailure(error))
  }
}

/** Saves a draft while the user types. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = savingSchema.safeParse(await request.json().catch(() => null))
  if (!posted.success) return answerJson(null, 400)
  const refusal = await refuseOthers(context, posted.data.owner)
  if (refusal !== null) return answerJson(refusal)
  const answer = await storeDraft(posted.data, context.get(requestFacts))
  return answerJson(answer, answer.kind === "newer" ? 409 : 200)
}
