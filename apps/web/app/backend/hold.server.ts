import { type HoldLink, holdLinkSchema } from "@wara/contract/ad-hold"
import { dataAnswerSchema } from "@wara/contract/answer"
import { ownAdDetailSchema } from "@wara/contract/own-ad"
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendGet, backendPost } from "./client.server.ts"

const linkAnswer = dataAnswerSchema(holdLinkSchema)

/** Reads the hold that a mailed code opens. Throws BackendError: 410 when it is not valid. */
export async function readHoldLink(code: string, caller: Caller): Promise<HoldLink> {
  return (await backendGet("/ad-appeals", { code }, linkAnswer, callerOptions(caller))).data
}

/** Appeals by a mailed code. Throws BackendError: 409 when it was appealed or decided before. */
export async function appealByLink(code: string, text: string, caller: Caller): Promise<void> {
  await backendPost("/ad-appeals", { data: { code, text } }, linkAnswer, callerOptions(caller))
}

/** Appeals the hold of one of the caller's ads. Throws BackendError. */
export async function appealOwnAd(ad: number, text: string, caller: Caller): Promise<void> {
  const path = `/users/me/ads/${ad}/appeal`
  const schema = dataAnswerSchema(ownAdDetailSchema)
  await backendPost(path, { data: { text } }, schema, callerOptions(caller))
}
