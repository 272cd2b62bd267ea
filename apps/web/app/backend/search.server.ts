import { dataAnswerSchema } from "@wara/contract/answer"
import { searchSuggestionSchema } from "@wara/contract/search-suggestion"
import type { Suggestion } from "@wara/domain/search/suggest"
import { z } from "zod"
import { backendGet, type CallOptions } from "./client.server.ts"

const answerSchema = dataAnswerSchema(z.array(searchSuggestionSchema))

/** Search suggestions that start with the typed text. */
export async function listSearchSuggestions(
  typed: string,
  options: CallOptions = {},
): Promise<Suggestion[]> {
  return (await backendGet("/search/suggestions", { q: typed }, answerSchema, options)).data
}
