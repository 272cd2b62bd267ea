import { readFile } from "node:fs/promises"
import { expect, test } from "vitest"
import { createTestApp } from "./create-test-app.ts"

const runbooks = await readFile(new URL("../../../docs/runbooks.md", import.meta.url), "utf8")

/** The statements that operators copy, with words of the database in the places to fill in. */
const statements = [...runbooks.matchAll(/psql [^`\n]*?-c "([^"]+)"/g)].map(([, sql = ""]) =>
  sql.replaceAll("<pid>", "0").replaceAll("<queue>", "tax-documents"),
)

test("[B9.103] the database accepts every statement of the runbooks", async () => {
  const { pool, close } = await createTestApp()
  const client = await pool.connect()
  try {
    expect(statements.length).toBeGreaterThan(8)
    for (const statement of statements) {
      await client.query("begin")
      await expect(client.query(statement), statement).resolves.toBeDefined()
      await client.query("rollback")
    }
  } finally {
    client.release()
    await close()
  }
})
