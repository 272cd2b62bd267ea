import {
  type AdFigures,
  adFiguresSchema,
  type FiguresSummary,
  figuresSummarySchema,
} from "@wara/contract/ad-figures"
import { dataAnswerSchema } from "@wara/contract/answer"
import { z } from "zod"
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendGet } from "./client.server.ts"

/** The numbers of some of the caller's ads; those that were never public have none. */
export async function listFigures(ads: readonly number[], caller: Caller): Promise<AdFigures[]> {
  if (ads.length === 0) return []
  const schema = dataAnswerSchema(z.array(adFiguresSchema))
  const query = { ads: ads.join(",") }
  return (await backendGet("/users/me/ad-figures", query, schema, callerOptions(caller))).data
}

/** The numbers of all the caller's ads together, of this week and the one before. */
export async function loadFiguresSummary(caller: Caller): Promise<FiguresSummary> {
  const schema = dataAnswerSchema(figuresSummarySchema)
  return (await backendGet("/users/me/ad-figures/summary", {}, schema, callerOptions(caller))).data
}
