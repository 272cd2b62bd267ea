import type { Adapter, AdapterPayload } from "oidc-provider"

/** What a provider remembers of one kind of thing (codes, tokens, …), until the process ends. */
export class MemoryAdapter implements Adapter {
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
