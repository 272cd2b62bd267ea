import { randomBytes } from "node:crypto"
import { DomainError } from "@wara/domain/errors"
import { codeDigits, codeSeconds, recoveryCodeCount } from "@wara/domain/staff/panel-session"
import { Secret, TOTP } from "otpauth"
import { hashToken } from "../../../access/token.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { endOtherSessions } from "../log-in-store.ts"
import {
  confirmSecret,
  findSecret,
  markConfirmed,
  replaceRecoveryCodes,
  replaceSecret,
  storeSecret,
  useRecoveryCode,
  useStep,
} from "../second-factor-store.ts"
import { readAccount } from "./read-account.ts"

/** Steps by which the clock of a phone may differ from ours: half a minute either way. */
const toleratedSteps = 1

/** Characters of a secret in bytes: the 160 bits that RFC 4226 recommends. */
const secretBytes = 20

function authenticator(secret: string, label: { issuer: string; label: string }): TOTP {
  return new TOTP({
    ...label,
    secret: Secret.fromBase32(secret),
    digits: codeDigits,
    period: codeSeconds,
  })
}

/**
 * Starts to set up an authenticator: the secret and the address that its QR code carries. Nothing
 * is required at log-in before a first code was confirmed. Throws ConflictError when the account
 * has a second factor.
 */
export async function beginSecondFactor(
  database: Database,
  { siteName, userId }: { userId: number; siteName: string },
): Promise<{ secret: string; uri: string }> {
  const { email } = await readAccount(database, userId, [], new Date())
  const secret = new Secret({ size: secretBytes }).base32
  if (!(await storeSecret(database, { userId, secret }))) throw alreadySetUp()
  const uri = authenticator(secret, { issuer: siteName, label: email }).toString()
  return { secret, uri }
}

/**
 * Confirms the authenticator with its first code and returns the recovery codes, which cannot be
 * read again. The session counts as opened with it. Throws SecondFactorError for a wrong code,
 * ConflictError when there is nothing to confirm.
 */
export async function confirmSecondFactor(
  database: Database,
  call: { userId: number; sessionId: number; code: string },
  now: Date,
): Promise<{ recovery_codes: string[] }> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await database.transaction(async (transaction) => {
    const found = await findSecret(transaction, call.userId)
    if (found === null || found.isConfirmed) throw alreadySetUp()
    if (!(await isCodeRight(transaction, call.userId, found.secret, call.code, now))) {
      throw wrongCode()
    }
    if (!(await confirmSecret(transaction, call.userId, now))) throw alreadySetUp()
    await replaceRecoveryCodes(transaction, call.userId, codes.map(hashRecoveryCode))
    await markConfirmed(transaction, call.sessionId, { hasSecondFactor: true, now })
  })
  return { recovery_codes: codes }
}

/**
 * A secret for another authenticator. Nothing is stored: the present one is valid until
 * `replaceSecondFactor`, so that a change that was given up locks nobody out. Throws ConflictError
 * without a second factor.
 */
export async function proposeSecondFactor(
  database: Database,
  { siteName, userId }: { userId: number; siteName: string },
): Promise<{ secret: string; uri: string }> {
  await requireSetUp(database, userId)
  const { email } = await readAccount(database, userId, [], new Date())
  const secret = new Secret({ size: secretBytes }).base32
  const uri = authenticator(secret, { issuer: siteName, label: email }).toString()
  return { secret, uri }
}

/**
 * Replaces the authenticator by another, after a code of it, with new recovery codes, and ends the
 * other sessions. Throws SecondFactorError for a wrong code, ConflictError without a second factor.
 */
export async function replaceSecondFactor(
  database: Database,
  call: { userId: number; sessionId: number; secret: string; code: string },
  now: Date,
): Promise<{ recovery_codes: string[] }> {
  const { code, secret, sessionId, userId } = call
  const step = stepOf(secret, code, now)
  if (step === null) throw wrongCode()
  return database.transaction(async (transaction) => {
    if (!(await replaceSecret(transaction, { userId, secret, step }))) throw notSetUp()
    await endOtherSessions(transaction, { userId, sessionId }, now)
    return renewCodes(transaction, userId, "user.replace-second-factor")
  })
}

/** Replaces the recovery codes. Throws ConflictError without a second factor. */
export async function renewRecoveryCodes(
  database: Database,
  userId: number,
): Promise<{ recovery_codes: string[] }> {
  return database.transaction(async (transaction) => {
    await requireSetUp(transaction, userId)
    return renewCodes(transaction, userId, "user.renew-recovery-codes")
  })
}

/** Throws ConflictError when the account has no confirmed second factor. */
export async function requireSetUp(database: Database, userId: number): Promise<void> {
  const found = await findSecret(database, userId)
  if (found === null || !found.isConfirmed) throw notSetUp()
}

async function renewCodes(
  transaction: Database,
  userId: number,
  action: "user.replace-second-factor" | "user.renew-recovery-codes",
): Promise<{ recovery_codes: string[] }> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await replaceRecoveryCodes(transaction, userId, codes.map(hashRecoveryCode))
  await recordAction(transaction, {
    ...{ actorId: userId, action, before: null, after: null },
    subject: { kind: "users", id: userId, name: "" },
  })
  return { recovery_codes: codes }
}

/**
 * Whether the account has a second factor, after verifying its code: of the authenticator, or a
 * recovery code, each accepted once. Throws SecondFactorError when the code is missing or wrong.
 */
export async function requireSecondFactor(
  transaction: Database,
  { code, userId }: { code: string | null; userId: number },
  now: Date,
): Promise<boolean> {
  const found = await findSecret(transaction, userId)
  if (found === null || !found.isConfirmed) return false
  if (code === null) throw new DomainError("SecondFactorError", "A code is required")
  const isRight =
    (await isCodeRight(transaction, userId, found.secret, code, now)) ||
    (await useRecoveryCode(transaction, { userId, codeHash: hashRecoveryCode(code) }, now))
  if (!isRight) throw wrongCode()
  return true
}

async function isCodeRight(
  transaction: Database,
  userId: number,
  secret: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const step = stepOf(secret, code, now)
  return step !== null && (await useStep(transaction, { userId, step }))
}

/** The time step of an authenticator's code; null when it is wrong. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const token = code.replaceAll(" ", "")
  const totp = authenticator(secret, { issuer: "", label: "" })
  const difference = totp.validate({ token, timestamp, window: toleratedSteps })
  return difference === null ? null : totp.counter({ timestamp }) + difference
}

/** Ten letters and digits in two groups: 50 bits, with attempts limited like those of log-ins. */
function newRecoveryCode(): string {
  const text = new Secret({ buffer: new Uint8Array(randomBytes(7)).buffer }).base32.toLowerCase()
  return `${text.slice(0, 5)}-${text.slice(5, 10)}`
}

const hashRecoveryCode = (code: string): Buffer =>
  hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ""))

const wrongCode = () => new DomainError("SecondFactorError", "The code is wrong or was used")

const notSetUp = () => new DomainError("ConflictError", "The account has no second factor")

const alreadySetUp = () =>
  new DomainError("ConflictError", "The second factor is set up, or was never begun")
