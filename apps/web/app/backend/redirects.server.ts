import { dataAnswerSchema } from "@wara/contract/answer"
import { type RedirectRule, redirectRuleSchema } from "@wara/contract/redirect"
import { z } from "zod"
import { backendGet } from "./client.server.ts"

const answer = dataAnswerSchema(z.array(redirectRuleSchema))

/** Timeout in milliseconds; the first visitor after a start may have to wait this long. */
const timeoutMs = 2_000

/** Active redirects, oldest first. */
export async function listRedirects(): Promise<RedirectRule[]> {
  const { data } = await backendGet("/redirects", {}, answer, { timeoutMs })
  return data
}
