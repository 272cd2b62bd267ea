import type pg from "pg"
import type { Queue } from "pg-boss"
import { bossDatabase, createBoss } from "./boss.ts"
import { queues } from "./queues.ts"

/** Creates or migrates the queue tables and the queues. Idempotent. */
export async function installQueues(client: Pick<pg.Pool, "query">): Promise<void> {
  const boss = createBoss(bossDatabase(client))
  try {
    await boss.start()
    const every: [string, Omit<Queue, "name">][] = Object.entries(queues)
    for (const [name, options] of every) {
      await boss.createQueue(name, options)
      // Queues of earlier releases get the current options; a policy cannot be changed.
      const { policy: _, ...changeable } = options
      await boss.updateQueue(name, changeable)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
