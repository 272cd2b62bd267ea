import type { AuthAnswer } from "@wara/contract/account"
import type { SignUp } from "@wara/domain/accounts/account-schemas"
import { inboxOf } from "@wara/domain/accounts/inbox"
import type { Device } from "../../../access/caller.ts"
import { limitCalls, limitNetwork } from "../../../access/limits.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { isEmailTaken } from "../account-store.ts"
import { createAccount, emailTaken } from "./create-account.ts"
import { countTakenEmail, refuseProber } from "./limit-probing.ts"
import { limitRutsOfSignUp } from "./limit-ruts.ts"
import { openSession } from "./open-session.ts"
import { hashPassword, refuseCommonPassword } from "./passwords.ts"
import { readAccount } from "./read-account.ts"

const windowSeconds = 3600

/**
 * Users of a company share an address; one user signs up once, with a few mistakes. An e-mail is
 * counted by network, so that others who type it keep nobody from signing up [B8.176].
 */
const limits = {
  network: { name: "sign-up-network", limit: 60, windowSeconds },
  email: { name: "sign-up-email", limit: 20, windowSeconds },
}

/**
 * Creates an account and logs it in. Throws ValidationError for a common password, ConflictError
 * for an e-mail that has an account, RateLimitError past the limits.
 */
export async function signUp(
  context: { database: Database; config: Config },
  call: { given: SignUp; network: string; device: Device; now: Date },
): Promise<AuthAnswer> {
  const { database, config } = context
  const { given, network, device, now } = call
  const { email, firstname, lastname, rut } = given
  await limitNetwork(database, { ...limits.network, network })
  await limitCalls(database, { ...limits.email, caller: `${network} ${inboxOf(email)}` })
  await refuseProber(database, network)
  await limitRutsOfSignUp(database, { ...given, network })
  await refuseCommonPassword(given.password)
  if (await isEmailTaken(database, email, now)) {
    await countTakenEmail(context, { email, network }, now)
    throw emailTaken()
  }
  const passwordHash = await hashPassword(given.password)
  const company = companyOf(given)
  const account = { email, firstname, lastname, rut, company, passwordHash, confirmed: false }
  return database.transaction(async (transaction) => {
    const userId = await createAccount(transaction, config, account, now)
    const jwt = await openSession(transaction, config, { userId, device, method: "sign_up", now })
    // Again, for attempts that were counted meanwhile: in parallel they would find out about more.
    await refuseProber(transaction, network)
    return { jwt, user: await readAccount(transaction, userId, [], now) }
  })
}

function companyOf(given: SignUp) {
  if (given.kind !== "company") return null
  return {
    name: given.company_name,
    businessActivity: given.business_activity,
    rut: given.company_rut,
  }
}
