import type { AuthAnswer } from "@wara/contract/account"
import type { Role } from "@wara/domain/accounts/account"
import type { LogIn } from "@wara/domain/accounts/account-schemas"
import type { LogInResult } from "@wara/domain/accounts/log-in-record"
import { DomainError, type ErrorCode } from "@wara/domain/errors"
import type { Device } from "../../../access/caller.ts"
import { limitCalls, limitNetwork } from "../../../access/limits.ts"
import { accountBlocked } from "../../../access/session.ts"
import { recordPanelLogIn } from "../../../audit/access-store.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { lockPerson, setPassword } from "../account-store.ts"
import {
  type Attempt,
  enterCode,
  enterLogIn,
  forgiveCodes,
  forgiveLogIn,
  hasFailedBefore,
  keyOf,
} from "../lock-out.ts"
import { logInCalls } from "../log-in-limits.ts"
import { recordFailedLogIn } from "../log-in-record-store.ts"
import { type Credentials, findCredentials } from "../log-in-store.ts"
import { openSession } from "./open-session.ts"
import { hashPassword, isOutdatedHash, verifyPassword } from "./passwords.ts"
import { readAccount } from "./read-account.ts"
import { requireSecondFactor } from "./second-factor.ts"

type Context = { database: Database; config: Config }

type Call = LogIn & {
  network: string
  device: Device
  now: Date
  /** A log-in to the panel, with the authenticator's code if one was typed. */
  panel?: { onlyFor: readonly Role[]; code: string | null; requestId: string }
  /** Throws unless the caller passes the bot check, which requires proof after a failed log-in. */
  prove?: (isWanted: () => Promise<boolean>) => Promise<void>
}

/**
 * Logs a user in by e-mail or username and password, and records the attempt if it was judged.
 * Throws InvalidCredentialsError both for a wrong password and an unknown identifier,
 * AccountBlockedError only after the right password, RateLimitError after too many attempts,
 * ForbiddenError when the panel does not admit the role, SecondFactorError when the panel requires a
 * code that is missing or wrong.
 */
export async function logIn(context: Context, call: Call): Promise<AuthAnswer> {
  const { database } = context
  const { device, identifier } = call
  const found = await findCredentials(database, identifier, device)
  const attempt: Attempt = {
    userId: found?.id ?? null,
    identifier,
    network: call.network,
    device,
    isKnownDevice: found?.isKnownDevice ?? false,
  }
  await call.prove?.(() => hasFailedBefore(database, attempt))
  await limitLogIns(database, attempt)
  await enterLogIn(database, attempt)
  try {
    return await openAccount(context, call, { attempt, found })
  } catch (error) {
    const refused = error instanceof DomainError ? failures[error.code] : undefined
    if (refused !== undefined) {
      const isPanel = call.panel !== undefined
      const isAsked = refused === "second_factor" && (call.panel?.code ?? null) === null
      const result = isAsked ? "code_asked" : refused
      await recordFailedLogIn(database, identifier, { method: "password", result, isPanel, device })
    }
    throw error
  }
}

/** What is recorded of a refused log-in, by its error. */
const failures: Partial<Record<ErrorCode, LogInResult>> = {
  InvalidCredentialsError: "wrong_password",
  AccountBlockedError: "blocked",
  SecondFactorError: "second_factor",
  ForbiddenError: "refused",
}

async function openAccount(
  { config, database }: Context,
  call: Call,
  { attempt, found }: { attempt: Attempt; found: Credentials | null },
): Promise<AuthAnswer> {
  const { device, now, password } = call
  const isRight = await verifyPassword(found?.passwordHash ?? null, password)
  if (!found?.passwordHash || !isRight) throw wrongCredentials()
  const { id, passwordHash } = found
  const code = call.panel?.code ?? null
  if (code !== null) await enterCode(database, id)
  const renewed = isOutdatedHash(passwordHash) ? await hashPassword(password) : null
  return database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, id)
    // The password may have been changed while this one was verified.
    const isStillRight =
      person?.passwordHash === passwordHash ||
      (await verifyPassword(person?.passwordHash ?? null, password))
    if (!person || !isStillRight) throw wrongCredentials()
    if (person.blocked) throw accountBlocked(person.blockedReason)
    const user = await readAccount(transaction, id, [], now)
    if (call.panel && !call.panel.onlyFor.includes(user.role)) {
      throw new DomainError("ForbiddenError", "This account has no access here")
    }
    const panel = call.panel && {
      hasSecondFactor: await requireSecondFactor(transaction, { userId: id, code }, now),
    }
    if (code !== null) await forgiveCodes(transaction, id)
    await forgiveLogIn(transaction, attempt)
    if (renewed !== null) await setPassword(transaction, id, renewed)
    if (call.panel && panel)
      await recordPanelLogIn(transaction, { userId: id, requestId: call.panel.requestId, ...panel })
    const jwt = await openSession(transaction, config, {
      ...{ userId: id, device, method: "password" as const, now },
      ...(panel ? { panel } : {}),
    })
    return { jwt, user }
  })
}

/** A device known to the account has a counter of its own, as for its failures. */
async function limitLogIns(database: Database, attempt: Attempt): Promise<void> {
  const { network, device, isKnownDevice } = attempt
  if (isKnownDevice && device.hash !== null) {
    await limitCalls(database, { ...logInCalls.network, caller: device.hash.toString("hex") })
    return
  }
  await limitNetwork(database, { ...logInCalls.network, network })
  await limitCalls(database, { ...logInCalls.identifier, caller: keyOf(attempt) })
}

function wrongCredentials(): DomainError {
  return new DomainError("InvalidCredentialsError", "The identifier or the password is incorrect")
}
