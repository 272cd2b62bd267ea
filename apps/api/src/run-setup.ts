import { z } from "zod"
import { readConfig } from "./config.ts"
import { connectDatabase } from "./database/database.ts"
import { migrateDatabase } from "./migrate-database.ts"
import { inviteOperator } from "./modules/accounts/use-cases/invite-operator.ts"
import { resetSecondFactorAtServer } from "./modules/accounts/use-cases/reset-second-factor.ts"
import { storeReferenceData } from "./reference/store-reference-data.ts"

/** The operator to invite. */
type Operator = { email: string; firstname: string }

/** Sets an installation up, and returns what it did, a sentence a line. */
export async function runSetup(
  environment: NodeJS.ProcessEnv,
  operator: Operator | null,
  now: Date,
): Promise<string[]> {
  const config = readConfig(environment)
  if (operator !== null && !z.email().safeParse(operator.email).success) {
    throw new Error(`--operator: ${operator.email} is not an e-mail address`)
  }
  await migrateDatabase(config.databaseUrl)
  const { database, pool } = connectDatabase(config.databaseUrl, { maxConnections: 1 })
  try {
    const isFilled = await database.transaction(storeReferenceData)
    const lines = [
      "The database has the tables of this release.",
      isFilled
        ? "Places, categories, packs, texts and synonyms were stored."
        : "Places, categories, packs, texts and synonyms exist already and stay as they are.",
    ]
    if (operator === null) return lines
    const { isNew, link } = await inviteOperator({ config, database }, operator, now)
    lines.push(`${operator.email} ${isNew ? "was created as an operator" : "is an operator"}.`)
    lines.push(
      config.smtpUrl
        ? "A link to choose a password is mailed as soon as the jobs run."
        : `There is no mail server. Open this link to choose a password: ${link}`,
    )
    return lines
  } finally {
    await pool.end()
  }
}

/** Removes the second factor of an account, and returns what it did, a sentence a line. */
export async function runSecondFactorReset(
  environment: NodeJS.ProcessEnv,
  email: string,
  now: Date,
): Promise<string[]> {
  const { databaseUrl } = readConfig(environment)
  const { database, pool } = connectDatabase(databaseUrl, { maxConnections: 1 })
  try {
    await resetSecondFactorAtServer(database, email, now)
    return [
      `${email} has no second factor any more, and every session of the account ended.`,
      "The next log-in to the panel needs the password and asks for a new authenticator.",
    ]
  } finally {
    await pool.end()
  }
}
