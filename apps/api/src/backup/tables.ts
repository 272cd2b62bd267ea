import type pg from "pg"
import { z } from "zod"

/** The tables of an installation: ours, those of the job queue and those of the migrations. */
const isOurs = "n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'"

const ofNoExtension = `not exists (select from pg_depend d
  where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

const tableSchema = z.object({
  /** With its schema, quoted for SQL. */
  name: z.string(),
  /** Quoted, without generated columns, which compute themselves. */
  columns: z.array(z.string()),
  /** Of a partition: its parent and its bounds, as in `create table … partition of`. */
  partition: z.object({ parent: z.string(), bounds: z.string() }).nullable(),
})
export type Table = z.infer<typeof tableSchema>

/**
 * Tables with rows of their own: of a partitioned table, its partitions. Unlogged tables are left out:
 * they contain what must be gone once it is deleted.
 */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array(select quote_ident(a.attname) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         and a.attgenerated = '' order by a.attnum) as columns,
       case when c.relispartition then json_build_object(
         'parent', (select i.inhparent::regclass::text from pg_inherits i where i.inhrelid = c.oid),
         'bounds', pg_get_expr(c.relpartbound, c.oid)) end as partition
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and ${isOurs} and ${ofNoExtension}
     order by name`,
  )
  return z.array(tableSchema).parse(rows)
}

/** Names of the schemas, quoted. */
export async function listSchemas(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(n.nspname) as name from pg_namespace n where ${isOurs} order by name`,
  )
  return rows.map(({ name }) => name)
}

export const sequenceSchema = z.object({ name: z.string(), value: z.string() })
export type Sequence = z.infer<typeof sequenceSchema>

/** The last value of each sequence that was used. */
export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where last_value is not null order by name`,
  )
  return z.array(sequenceSchema).parse(rows)
}

const contentSchema = z.object({ rows: z.number(), checksum: z.string() })
export type Content = z.infer<typeof contentSchema>

/**
 * Number of rows and a checksum of a table, the same in whatever order the rows are stored. The
 * connection must have the settings of `useFixedFormats`.
 */
export async function readContent(client: pg.Client, table: string): Promise<Content> {
  const { rows } = await client.query(
    `select count(*)::int as rows,
       coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as checksum
     from ${table} t`,
  )
  return contentSchema.parse(rows[0])
}

/** Makes the text of every value the same on all servers; lasts for the transaction. */
export async function useFixedFormats(client: pg.Client): Promise<void> {
  await client.query(
    `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
     set local intervalstyle = 'iso_8601'; set local bytea_output = 'hex';
     set local extra_float_digits = 1`,
  )
}
