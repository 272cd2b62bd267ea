import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { adDraftSchema } from "@wara/domain/ads/ad-draft-schema"
import { adFieldNames } from "@wara/domain/ads/ad-fields"
import { z } from "zod"
import {
  answerJson,
  describeFailure,
  refuseOthers,
  validateAd,
} from "../../actions/post-ad/read-posted.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import { editAd } from "../../backend/own-ads.server.ts"
import type { EditAnswer } from "../../features/post-ad/draft/draft-calls.ts"
import { fieldErrors } from "../../forms/read-form.server.ts"
import { type RequestFacts, requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/own-ad"

const postedSchema = z.object({ owner: z.int(), ad: z.unknown() })

/** Saves an edited ad. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = postedSchema.safeParse(await request.json().catch(() => null))
  const draft = adDraftSchema.safeParse({ ...emptyDraft(), ad: posted.data?.ad })
  if (!posted.success || !draft.success) return answerJson(null, 400)
  const refusal = await refuseOthers(context, posted.data.owner)
  if (refusal !== null) return answerJson(refusal)
  const { content, errors } = validateAd(draft.data, new Date())
  if (content === null) return answerJson({ kind: "wrong", errors })
  const ad = draft.data.ad.ad_id
  if (ad === null) return answerJson(null, 400)
  return answerJson(await saveEdit(ad, content, context.get(requestFacts)))
}

async function saveEdit(
  ad: number,
  content: Parameters<typeof editAd>[1],
  caller: RequestFacts,
): Promise<EditAnswer> {
  try {
    return { kind: "edited", review: (await editAd(ad, content, caller)).review }
  } catch (error) {
    const details = error instanceof BackendError ? (error.details.errors ?? []) : []
    const errors = fieldErrors(adFieldNames, details)
    return Object.keys(errors).length > 0 ? { kind: "wrong", errors } : describeFailure(error)
  }
}
