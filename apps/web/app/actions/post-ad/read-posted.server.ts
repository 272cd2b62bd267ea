import { adDraftSchema } from "@wara/domain/ads/ad-draft-schema"
import type { RouterContextProvider } from "react-router"
import { z } from "zod"
import type { DraftSaving } from "../../features/post-ad/draft/draft-calls.ts"
import { formTexts } from "../../forms/texts.ts"
import { person, sessionUnchecked } from "../../session/person.server.ts"

/** A draft as our pages post it. */
export const savingSchema: z.ZodType<DraftSaving> = z.object({
  owner: z.int(),
  key: z.uuid(),
  version: z.int().nonnegative(),
  draft: adDraftSchema,
})

/** A draft to submit, as our pages post it; only the backend validates the rest of it. */
export const postedDraftSchema = z.object({
  owner: z.int(),
  key: z.uuid(),
  version: z.int().nonnegative(),
  draft: z.looseObject({ ad: z.looseObject({ ad_id: z.int().positive().nullable() }) }),
})

export type PostedDraft = z.infer<typeof postedDraftSchema>

/** The responses are personal and must not be cached. */
const headers = { "Cache-Control": "private, no-store" }

/** JSON response to a script of our own pages. */
export function answerJson(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers })
}

/** Response to a script while the session cannot be checked. */
export const uncheckedFailure = { kind: "failed", text: formTexts.unavailable } as const

/** The refusal if the sender is not logged in as the owner of the posted data; null otherwise. */
export async function refuseOthers(
  context: Readonly<RouterContextProvider>,
  owner: number,
): Promise<{ kind: "logged-out" } | { kind: "failed"; text: string } | null> {
  if ((await context.get(person).load())?.id === owner) return null
  if (context.get(sessionUnchecked)) return uncheckedFailure
  return { kind: "logged-out" }
}
