import { paths } from "@wara/domain/site/paths"
import { pathAfterEvent } from "@wara/domain/site/recent-event"
import {
  answerJson,
  postedDraftSchema,
  refuseOthers,
} from "../../actions/post-ad/read-posted.server.ts"
import { submitDraft } from "../../actions/post-ad/submit-draft.server.ts"
import type { SubmitAnswer, SubmitResult } from "../../features/post-ad/draft/draft-calls.ts"
import { textOf } from "../../forms/read-form.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/draft-submit"

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A failure redirects to the page that explains it. */
function withFailurePage(result: SubmitResult): SubmitAnswer {
  if (result.kind !== "failed") return result
  return { ...result, to: pathAfterEvent(paths.postAdError, new Date()) }
}

/** Submits a draft for review, or opens the payment for it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const posted = postedDraftSchema.safeParse(parsed(textOf(form, "draft")))
  if (!posted.success) return answerJson(null, 400)
  const refusal = await refuseOthers(context, posted.data.owner)
  const result = refusal ?? (await submitDraft(posted.data, form, context.get(requestFacts)))
  return answerJson(withFailurePage(result))
}
