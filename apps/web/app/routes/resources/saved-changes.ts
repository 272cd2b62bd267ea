import { visitorFavouriteSchema } from "@wara/contract/favourite"
import { maxVisitorFavourites } from "@wara/domain/favourites/favourite"
import { z } from "zod"
import {
  answerJson,
  describeFailure,
  refuseOthers,
} from "../../actions/post-ad/read-posted.server.ts"
import { toSavedAd } from "../../actions/saved/saved-machines.server.ts"
import { forgetFavourite, mergeFavourites } from "../../backend/favourites.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/saved-changes"

const postedSchema = z.strictObject({
  owner: z.int(),
  saved: z.array(visitorFavouriteSchema).max(maxVisitorFavourites),
  forgotten: z.array(z.int32().positive()).max(maxVisitorFavourites),
})

/** Applies what was saved and forgotten in a browser; answers with all saved ads of its user. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = postedSchema.safeParse(await request.json().catch(() => null))
  if (!posted.success) return answerJson(null, 400)
  const { forgotten, owner, saved } = posted.data
  const refusal = await refuseOthers(context, owner)
  if (refusal !== null) return answerJson(refusal, refusal.kind === "failed" ? 503 : 401)
  const caller = context.get(requestFacts)
  try {
    for (const ad of forgotten) await forgetFavourite(ad, caller)
    const favourites = await mergeFavourites(saved, caller)
    return answerJson({ saved: favourites.map(toSavedAd) })
  } catch (error) {
    return answerJson(describeFailure(error), 503)
  }
}
