import { setTimeout as wait } from "node:timers/promises"
import { runStatement } from "../../postgres/run-statement.ts"

/** Milliseconds after which a change counts as never seen. */
const giveUpMs = 20_000

/**
 * Changes a question in the database and waits until the page of questions, read by `page`, shows
 * it: the milliseconds. Then it is as before.
 */
export async function untilChangeIsSeen(
  page: () => Promise<string>,
  databaseUrl: string,
): Promise<number> {
  const text = `Pregunta del simulacro ${Date.now()}`
  await page()
  const [row] = await runStatement(databaseUrl, "select question from faqs order by id limit 1")
  const before = row && typeof row === "object" && "question" in row ? row.question : ""
  const first = "id = (select min(id) from faqs)"
  await runStatement(databaseUrl, `update faqs set question = $1 where ${first}`, [text])
  const changedAt = performance.now()
  while (!(await page()).includes(text)) {
    if (performance.now() - changedAt > giveUpMs) break
    await wait(20)
  }
  const seenMs = performance.now() - changedAt
  await runStatement(databaseUrl, `update faqs set question = $1 where ${first}`, [before])
  return seenMs
}
