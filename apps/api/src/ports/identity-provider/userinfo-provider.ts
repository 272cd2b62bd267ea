import * as oauth from "openid-client"
import { z } from "zod"
import {
  authorizationUrl,
  defaultTimeoutSeconds,
  exchangeCode,
  type ProviderOptions,
} from "./code-flow.ts"
import type { IdentityProvider } from "./identity-provider.ts"

/** Some providers send booleans as texts. */
export const verifiedSchema = z
  .union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")])
  .optional()

/** A subject; Facebook sends numbers as texts, other servers may not. */
export const subjectSchema = z.union([
  z.string().min(1).max(255),
  z.number().int().nonnegative().transform(String),
])

/** An e-mail address; an empty one counts as none. */
export const claimedEmailSchema = z
  .string()
  .trim()
  .max(254)
  .nullish()
  .transform((email) => email || null)

export const claimedNameSchema = z
  .string()
  .nullish()
  .transform((name) => name?.trim() ?? "")

/** Facebook's field names first, then those of OpenID Connect for compatible servers. */
const personSchema = z
  .object({
    id: subjectSchema.optional(),
    sub: subjectSchema.optional(),
    email: claimedEmailSchema,
    email_verified: verifiedSchema,
    first_name: claimedNameSchema,
    given_name: claimedNameSchema,
    last_name: claimedNameSchema,
    family_name: claimedNameSchema,
  })
  .transform((person, check) => {
    const subject = person.id ?? person.sub
    if (subject === undefined) check.addIssue("has neither id nor sub")
    return { ...person, subject: subject ?? z.NEVER }
  })

/** Maximum characters of a person's description that are read; a real one has two hundred. */
const answerLimit = 20_000

export type UserinfoEndpoints = {
  authorizationUrl: string
  tokenUrl: string
  userinfoUrl: string
}

/** Facebook: plain OAuth; the access token is used to query who logged in. */
export function createUserinfoProvider(
  endpoints: UserinfoEndpoints,
  options: ProviderOptions,
): IdentityProvider {
  const { client, insecure, timeoutSeconds = defaultTimeoutSeconds } = options
  const server = {
    issuer: new URL(endpoints.authorizationUrl).origin,
    authorization_endpoint: endpoints.authorizationUrl,
    token_endpoint: endpoints.tokenUrl,
  }
  const provider = new oauth.Configuration(server, client.id, client.secret)
  provider.timeout = timeoutSeconds
  if (insecure) oauth.allowInsecureRequests(provider)

  return {
    begin: (secrets, redirectUri) =>
      authorizationUrl(provider, secrets, {
        redirect_uri: redirectUri,
        scope: "email public_profile",
      }),
    finish: async (secrets, returned) => {
      const { access_token: token } = await exchangeCode(provider, secrets, withoutIssuer(returned))
      const address = new URL(endpoints.userinfoUrl)
      const answer = await oauth.fetchProtectedResource(provider, token, address, "GET")
      if (!answer.ok)
        throw new Error(`The provider returned status ${answer.status} for the user info request`)
      const text = await answer.text()
      if (text.length > answerLimit)
        throw new Error("The user info response of the provider is too long")
      const person = personSchema.parse(readJson(text))
      return {
        subject: person.subject,
        email: person.email,
        // Facebook returns confirmed addresses only, without stating so.
        emailVerified: person.email_verified !== false,
        firstname: person.first_name || person.given_name,
        lastname: person.last_name || person.family_name,
      }
    },
  }
}

/** There is no issuer to compare; instead, every provider has its own return address. */
function withoutIssuer(returned: URL): URL {
  const url = new URL(returned)
  url.searchParams.delete("iss")
  return url
}

/** The parser's own message would repeat the parsed text in the log. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error("The user info response of the provider is not JSON")
  }
}
