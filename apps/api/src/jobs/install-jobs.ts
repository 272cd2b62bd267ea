import type pg from "pg"
import { createBoss } from "./job-boss.ts"
import { queues } from "./queues.ts"

/** Brings the tables of the queues and the queues themselves up to date. Repeating it changes nothing. */
export async function installJobs(client: Pick<pg.Pool, "query">): Promise<void> {
  const boss = createBoss(client)
  try {
    await boss.start()
    for (const [name, options] of Object.entries(queues)) await boss.createQueue(name, options)
  } finally {
    await boss.stop({ graceful: false })
  }
}
