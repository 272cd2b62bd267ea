import type pg from "pg"

/** A schema's definition, one line per object, so that two databases can be compared. */
export async function readCatalog(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    with ours as (
      select pg_class.* from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = 'public' and relkind in ('r', 'i', 'S', 'v')
    )
    select format('column %s.%s %s %s %s %s', ours.relname, attname, format_type(atttypid, atttypmod),
        attnotnull, attidentity, pg_get_expr(adbin, adrelid)) as line
      from pg_attribute join ours on ours.oid = attrelid and ours.relkind = 'r'
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped
    union all select format('constraint %s.%s %s', ours.relname, conname, pg_get_constraintdef(pg_constraint.oid))
      from pg_constraint join ours on ours.oid = conrelid
    union all select pg_get_indexdef(ours.oid) from ours where relkind = 'i'
    union all select format('%s %s', pg_get_triggerdef(pg_trigger.oid), tgenabled)
      from pg_trigger join ours on ours.oid = tgrelid where not tgisinternal
    union all select pg_get_functiondef(pg_proc.oid) from pg_proc
      join pg_namespace on pg_namespace.oid = pronamespace
      where nspname = 'public' and prokind = 'f'
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select format('enum %s %s %s', typname, enumsortorder, enumlabel)
      from pg_enum join pg_type on pg_type.oid = enumtypid
    union all select format('extension %s', extname) from pg_extension
    union all select format('search %s %s %s', maptokentype, mapseqno, mapdict::regdictionary)
      from pg_ts_config_map where mapcfg = 'wara'::regconfig
    order by line`)
  return rows.map((row) => row.line)
}
