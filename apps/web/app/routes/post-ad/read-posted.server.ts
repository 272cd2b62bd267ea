import { adDraftSchema } from "@wara/domain/ads/ad-draft-schema"
import type { RouterContextProvider } from "react-router"
import { z } from "zod"
import type { DraftSaving } from "../../features/post-ad/draft/draft-answer.ts"
import { person } from "../../session/person.server.ts"

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

/** Whether who asks is logged in as the owner of what is posted. */
export async function isOwner(
  context: Readonly<RouterContextProvider>,
  owner: number,
): Promise<boolean> {
  return (await context.get(person).load())?.id === owner
}
