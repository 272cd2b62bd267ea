import type pg from "pg"
import type { Queue } from "pg-boss"
import { bossDatabase, createBoss } from "./boss.ts"
import { queues } from "./queues.ts"

/** Brings the tables of the queues and the queues themselves up to date. Repeating it changes nothing. */
export async function installQueues(client: Pick<pg.Pool, "query">): Promise<void> {
  const boss = createBoss(bossDatabase(client))
  try {
    await boss.start()
    const every: [string, Omit<Queue, "name">][] = Object.entries(queues)
    for (const [name, options] of every) {
      await boss.createQueue(name, options)
      // What an earlier release created gets the options of this one; a policy is for life.
      const { policy: _, ...changeable } = options
      await boss.updateQueue(name, changeable)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
