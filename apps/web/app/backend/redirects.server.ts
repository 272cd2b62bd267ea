import { dataAnswerSchema } from "@wara/contract/answer"
import { type RedirectRule, redirectRuleSchema } from "@wara/contract/redirect"
import { z } from "zod"
import { backendGet } from "./client.server.ts"

const answer = dataAnswerSchema(z.array(redirectRuleSchema))

/** Milliseconds; the first visitor after a start may wait for it. */
const timeoutMs = 2_000

/** The redirects in force, oldest first. */
export async function listRedirects(): Promise<RedirectRule[]> {
  const { data } = await backendGet("/redirects", {}, answer, { timeoutMs })
  return data
}
