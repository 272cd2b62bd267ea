import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../database/database.ts"
import { readRows } from "../database/read-rows.ts"

/** What waits in a queue, what failed there, and when work last ended well. */
export type QueueFigures = z.infer<typeof queueSchema>

const queueSchema = z.object({
  queue: z.string(),
  waiting: z.number(),
  active: z.number(),
  failed: z.number(),
  /** Seconds since the oldest waiting job became due; 0 without one. */
  oldestSeconds: z.number(),
  /** Seconds since 1970; null when no completed job is stored. */
  completedAt: z.number().nullable(),
})

/** The figures of every queue, also of those without jobs. */
export function readQueueFigures(database: Database): Promise<QueueFigures[]> {
  return readRows(
    database,
    queueSchema,
    sql`
    select queue.name as queue,
      count(*) filter (where job.state in ('created', 'retry'))::int as waiting,
      count(*) filter (where job.state = 'active')::int as active,
      count(*) filter (where job.state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(job.start_after)
        filter (where job.state in ('created', 'retry') and job.start_after <= now())), 0)::float
        as "oldestSeconds",
      extract(epoch from max(job.completed_on) filter (where job.state = 'completed'))::float
        as "completedAt"
    from pgboss.queue as queue left join pgboss.job as job on job.name = queue.name
    where queue.name not like '\\_\\_pgboss%'
    group by queue.name`,
  )
}

/** How many orders wait for a decision of the team. */
export async function countAttention(database: Database): Promise<number> {
  const [row] = await readRows(
    database,
    z.object({ orders: z.number() }),
    sql`select count(*)::int as orders from orders where attention is not null`,
  )
  return row?.orders ?? 0
}
