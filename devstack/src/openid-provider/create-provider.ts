import { generateKeyPairSync, randomBytes } from "node:crypto"
import Provider, { type Adapter, type AdapterPayload, type Configuration } from "oidc-provider"
import type { KnownPeople } from "./known-people.ts"
import { renderFailed } from "./people-page.ts"

/** In-memory storage of one kind of record (codes, tokens, …), until the process ends. */
class MemoryAdapter implements Adapter {
  private entries = new Map<string, AdapterPayload>()

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    this.entries.set(id, payload)
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.entries.get(id)
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.findWhere((entry) => entry.uid === uid)
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.findWhere((entry) => entry.userCode === userCode)
  }

  async consume(id: string): Promise<void> {
    const entry = this.entries.get(id)
    if (entry) entry.consumed = Math.floor(Date.now() / 1000)
  }

  async destroy(id: string): Promise<void> {
    this.entries.delete(id)
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, entry] of this.entries) if (entry.grantId === grantId) this.entries.delete(id)
  }

  private findWhere(fits: (entry: AdapterPayload) => boolean): AdapterPayload | undefined {
    return [...this.entries.values()].find(fits)
  }
}

export type StandInClient = { id: string; secret: string; redirectUri: string }

export const choicePath = "/personas"

const minute = 60

/**
 * An OpenID provider of `issuer`: code flow with PKCE only, no consent step, and claims in the ID
 * token as Google sends them. A client may have other secrets than its own for a while.
 */
export function createProvider(
  issuer: string,
  clients: StandInClient[],
  known: KnownPeople,
  secretsOf: (client: StandInClient) => readonly string[] = ({ secret }) => [secret],
): Provider {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  const configuration: Configuration = {
    adapter: MemoryAdapter,
    clients: clients.map(({ id, secret, redirectUri }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: [redirectUri],
      grant_types: ["authorization_code"],
      response_types: ["code"],
      token_endpoint_auth_method: "client_secret_post",
    })),
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kid: "stand-in", use: "sig" }] },
    cookies: { keys: [randomBytes(32).toString("hex")] },
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name", "name"],
    },
    features: { devInteractions: { enabled: false } },
    renderError: (context) => {
      context.type = "html"
      context.body = renderFailed()
    },
    interactions: { url: (_context, interaction) => `${choicePath}/${interaction.uid}` },
    ttl: {
      AccessToken: 10 * minute,
      AuthorizationCode: minute,
      Grant: 10 * minute,
      IdToken: 10 * minute,
      Interaction: 60 * minute,
      Session: 10 * minute,
    },
    findAccount: (_context, subject) => {
      const person = known.find(subject)
      if (!person) return undefined
      const { firstname, lastname, email, emailVerified } = person
      return {
        accountId: subject,
        claims: () => ({
          sub: subject,
          given_name: firstname,
          family_name: lastname,
          name: `${firstname} ${lastname}`.trim(),
          ...(email === null ? {} : { email, email_verified: emailVerified }),
        }),
      }
    },
    // Choosing a person implies consent, so there is no further step.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc
      if (!client || !session?.accountId) return undefined
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      })
      grant.addOIDCScope("openid email profile public_profile")
      await grant.save()
      return grant
    },
    scopes: ["openid", "email", "profile", "public_profile"],
  }
  const provider = new Provider(issuer, configuration)
  provider.Client.prototype.compareClientSecret = function (actual: string) {
    const client = clients.find(({ id }) => id === this.clientId)
    return client !== undefined && secretsOf(client).includes(actual)
  }
  return provider
}
