import { givenVariables } from "@wara/domain/site/given-variables"
import {
  findPublicKeys,
  findSharedFaults,
  type GivenVariables,
  isHttps,
  isRealProduction,
  refusalOf,
} from "@wara/domain/site/production-settings"
import { findInvalidSettings } from "./config.ts"
import { findDatabaseFaults } from "./database/database-faults.ts"

/** Transbank's environment for tests, where its published key is the right one. */
const integration = "https://webpay3gint.transbank.cl"

/**
 * Throws one message with everything that makes it unsafe to serve customers: settings, migrations
 * that are missing, accounts of the demonstration. Outside production, and for a declared
 * demonstration, nothing is refused.
 */
export async function refuseUnsafeStart(environment: NodeJS.ProcessEnv): Promise<void> {
  const variables = givenVariables({
    ...environment,
    NODE_ENV: environment.NODE_ENV || "production",
  })
  if (!isRealProduction(variables)) return
  const faults = [
    ...findInvalidSettings(environment),
    ...findUnsafeSettings(variables),
    ...(variables.DATABASE_URL ? await findDatabaseFaults(variables.DATABASE_URL) : []),
  ]
  if (faults.length > 0) throw new Error(refusalOf(faults))
}

/** What the settings of the api lack in production; a sentence each. */
export function findUnsafeSettings(variables: GivenVariables): string[] {
  const faults = findSharedFaults(variables)
  if (!isHttps(variables.PUBLIC_API_URL)) {
    faults.push(
      "PUBLIC_API_URL: must be an https address; with http, the panel's cookie travels open",
    )
  }
  const secrets = ["BOT_CHECK_SECRET"]
  if (variables.WEBPAY_BASE_URL !== integration) secrets.push("WEBPAY_API_KEY")
  return [...faults, ...findMailFaults(variables), ...findPublicKeys(variables, secrets)]
}

/** Mails are sent from and to real addresses, or switched off on purpose. */
function findMailFaults({ MAIL, SMTP_URL, MAIL_FROM, OPERATOR_EMAIL }: GivenVariables): string[] {
  if (MAIL === "off") {
    return SMTP_URL === undefined ? [] : ["MAIL: off contradicts SMTP_URL; remove one of them"]
  }
  const faults: string[] = []
  if (SMTP_URL === undefined) {
    faults.push("SMTP_URL: is missing; without it, MAIL=off must say that no mail is wanted")
  }
  if (!isRealAddress(MAIL_FROM)) faults.push("MAIL_FROM: must be an address of your domain")
  if (!isRealAddress(OPERATOR_EMAIL))
    faults.push("OPERATOR_EMAIL: must be an address that you read")
  return faults
}

/** Nobody can own a domain below `.test`, which the defaults use. */
const isRealAddress = (address: string | undefined): boolean =>
  address !== undefined && !/[.]test>?$/.test(address)
