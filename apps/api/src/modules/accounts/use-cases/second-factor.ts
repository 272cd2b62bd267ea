import { randomBytes } from "node:crypto"
import { DomainError } from "@wara/domain/errors"
import { codeDigits, codeSeconds, recoveryCodeCount } from "@wara/domain/staff/panel-session"
import { Secret, TOTP } from "otpauth"
import { hashToken } from "../../../access/token.ts"
import type { Database } from "../../../database/database.ts"
import {
  confirmSecret,
  findSecret,
  markConfirmed,
  replaceRecoveryCodes,
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
  const timestamp = now.getTime()
  const token = code.replaceAll(" ", "")
  const totp = authenticator(secret, { issuer: "", label: "" })
  const difference = totp.validate({ token, timestamp, window: toleratedSteps })
  if (difference === null) return false
  return useStep(transaction, { userId, step: totp.counter({ timestamp }) + difference })
}

/** Ten letters and digits in two groups: 50 bits, with attempts limited like those of log-ins. */
function newRecoveryCode(): string {
  const text = new Secret({ buffer: new Uint8Array(randomBytes(7)).buffer }).base32.toLowerCase()
  return `${text.slice(0, 5)}-${text.slice(5, 10)}`
}

const hashRecoveryCode = (code: string): Buffer =>
  hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ""))

const wrongCode = () => new DomainError("SecondFactorError", "The code is wrong or was used")

const alreadySetUp = () =>
  new DomainError("ConflictError", "The second factor is set up, or was never begun")
