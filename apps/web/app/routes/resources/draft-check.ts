import { adDraftSchema } from "@wara/domain/ads/ad-draft-schema"
import { answerJson, validateAd } from "../../actions/post-ad/read-posted.server.ts"
import type { Route } from "./+types/draft-check"

/** Validates a draft on the server, so that the rules are not loaded in the browser. */
export async function action({ request }: Route.ActionArgs) {
  const posted = adDraftSchema.safeParse(await request.json().catch(() => null))
  if (!posted.success) return answerJson(null, 400)
  return answerJson(validateAd(posted.data, new Date()).errors ?? {})
}
