import pg from "pg"

/**
 * Runs one statement on the database at that address, for tests that simulate the passing of time;
 * returns its rows.
 */
export async function runStatement(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(statement, [...values])
    return rows
  } finally {
    await client.end()
  }
}
