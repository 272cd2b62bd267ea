import { givenVariables } from "@wara/domain/site/given-variables"
import {
  findPublicKeys,
  findSharedFaults,
  isRealProduction,
  refusalOf,
} from "@wara/domain/site/production-settings"
import { listInvalidSettings, webEnvironment } from "./environment.server.ts"

/**
 * Throws one message with everything that makes the settings unsafe for customers. Outside
 * production, and for a declared demonstration, nothing is refused [B9.30].
 */
export function refuseUnsafeSettings(given: Record<string, string | undefined>): void {
  const variables = givenVariables(given)
  if (!isRealProduction(variables)) return
  const { error } = webEnvironment.safeParse(variables)
  const faults = [...(error ? listInvalidSettings(error) : []), ...findSharedFaults(variables)]
  if (variables.TRUSTED_PROXY_HOPS === undefined) {
    faults.push("TRUSTED_PROXY_HOPS: must say how many proxies are in front; 0 when there is none")
  }
  faults.push(...findPublicKeys(variables, ["BOT_CHECK_SITE_KEY"]))
  if (faults.length > 0) throw new Error(refusalOf(faults))
}
