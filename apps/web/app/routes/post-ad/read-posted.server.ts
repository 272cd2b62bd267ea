import { adDraftSchema } from "@wara/domain/ads/ad-draft-schema"
import type { RouterContextProvider } from "react-router"
import { z } from "zod"
import type { DraftSaving } from "../../features/post-ad/draft/draft-answer.ts"
import { formTexts } from "../../forms/form-texts.ts"
import { person, sessionUnchecked } from "../../session/person.server.ts"

/** A draft as a page of ours posts it. */
export const savingSchema: z.ZodType<DraftSaving> = z.object({
  owner: z.int(),
  key: z.uuid(),
  version: z.int().nonnegative(),
  draft: adDraftSchema,
})

/** What these calls answer is for one person and one moment. */
const headers = { "Cache-Control": "private, no-store" }

/** Answers a script of our own pages. */
export function answerJson(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers })
}

/** What a script is told while the session of its page cannot be checked. */
export const uncheckedFailure = { kind: "failed", text: formTexts.unavailable } as const

/** Why the sender may not act as the owner of what is posted; null when logged in as the owner. */
export async function refuseOthers(
  context: Readonly<RouterContextProvider>,
  owner: number,
): Promise<{ kind: "logged-out" } | { kind: "failed"; text: string } | null> {
  if ((await context.get(person).load())?.id === owner) return null
  if (context.get(sessionUnchecked)) return uncheckedFailure
  return { kind: "logged-out" }
}
