import { dataAnswerSchema } from "@wara/contract/answer"
import { mailSwitchesSchema } from "@wara/contract/mail-switches"
import type { OptionalMail } from "@wara/domain/accounts/optional-mails"
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendGet, backendPost, backendPut } from "./client.server.ts"
import { loading } from "./loading.server.ts"
import { backendTexts } from "./texts.ts"

const answer = dataAnswerSchema(mailSwitchesSchema)
const mine = "/users/me/mail-switches"
const byLink = "/mail-switches"

/** The mails that the caller has not switched off. */
export async function readMailSwitches(caller: Caller): Promise<OptionalMail[]> {
  return loading(
    backendTexts.mails,
    async () => (await backendGet(mine, {}, answer, callerOptions(caller))).data.wanted,
  )
}

/** Switches on the given mails and off all others. Throws BackendError. */
export async function chooseMails(wanted: OptionalMail[], caller: Caller): Promise<void> {
  await backendPut(mine, { data: { wanted } }, answer, callerOptions(caller))
}

/** The mails that are on, by the link of one of them; changes nothing. Throws BackendError. */
export async function readLinkedSwitches(code: string, caller: Caller): Promise<OptionalMail[]> {
  return (await backendGet(byLink, { code }, answer, callerOptions(caller))).data.wanted
}

/** Chooses mails by the link of one of them. Throws BackendError. */
export async function chooseLinkedMails(
  code: string,
  wanted: OptionalMail[],
  caller: Caller,
): Promise<void> {
  await backendPost(byLink, { data: { code, wanted } }, answer, callerOptions(caller))
}
