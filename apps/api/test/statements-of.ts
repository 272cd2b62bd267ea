import pg from "pg"
import { vi } from "vitest"

/** The texts of the statements that a piece of work sends to the database, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, "query")
  try {
    await work()
    return query.mock.calls.map(([given]) => textOf(given))
  } finally {
    query.mockRestore()
  }
}

/** What a call of the driver asks the database. */
function textOf(given: unknown): string {
  const text = typeof given === "object" && given !== null && "text" in given ? given.text : given
  return String(text)
}
