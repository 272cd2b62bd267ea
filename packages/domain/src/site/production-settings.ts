import { isPublicKey } from "./public-keys.ts"

/** The variables of a server that are set, as texts. */
export type GivenVariables = Record<string, string | undefined>

/**
 * Whether a server must be safe for customers: with `NODE_ENV=production`, unless `WARA_DEMO=1`
 * declares that it is a demonstration.
 */
export function isRealProduction({
  NODE_ENV,
  WARA_DEMO,
}: {
  NODE_ENV?: string | undefined
  WARA_DEMO?: string | undefined
}): boolean {
  return NODE_ENV === "production" && WARA_DEMO !== "1"
}

const minCharacters = 16
const minDifferentCharacters = 8
const placeholders = /change|replace|example|secret|password|service|ejemplo|cambia/i

/**
 * Whether a secret may be random: 16 characters or more, at least 8 different ones, and none of the
 * words that stand in examples.
 */
export function isRandomSecret(text: string): boolean {
  const isVaried = new Set(text).size >= minDifferentCharacters
  return text.length >= minCharacters && isVaried && !placeholders.test(text)
}

/** What both servers need in production; a sentence for each variable that is not safe. */
export function findSharedFaults({ SERVICE_TOKEN, BASE_URL }: GivenVariables): string[] {
  const faults: string[] = []
  if (!isHttps(BASE_URL)) {
    faults.push("BASE_URL: must be the https address of the site; with http, cookies travel open")
  }
  if (SERVICE_TOKEN === undefined || !isRandomSecret(SERVICE_TOKEN)) {
    faults.push(
      "SERVICE_TOKEN: must be 16 random characters or more, the same on both servers (openssl rand -hex 24)",
    )
  }
  return faults
}

/** Whether a variable is set to an https address. */
export const isHttps = (address: string | undefined): boolean =>
  address?.startsWith("https://") === true

/** Variables whose value is a key that its provider publishes for tests. */
export function findPublicKeys(variables: GivenVariables, names: readonly string[]): string[] {
  return names
    .filter((name) => isPublicKey(variables[name] ?? ""))
    .map((name) => `${name}: is a key that its provider publishes for tests, not a secret`)
}

/** The message of a server that refuses to start in production, with everything that is wrong. */
export function refusalOf(faults: readonly string[]): string {
  return [
    "Not started, because it would not be safe for customers (NODE_ENV=production):",
    ...faults.map((fault) => `- ${fault}`),
    "docs/configuration.md describes each variable. WARA_DEMO=1 declares a demonstration, without these checks.",
  ].join("\n")
}
