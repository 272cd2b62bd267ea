/** Why the database did not start; `detail` is PostgreSQL's own output. */
export type PostgresFailureCode = "port_taken" | "disk_full" | "data_in_use" | "failed"

export class PostgresFailure extends Error {
  readonly code: PostgresFailureCode
  constructor(code: PostgresFailureCode, detail: string) {
    super(detail)
    this.name = "PostgresFailure"
    this.code = code
  }
}

const patterns: [RegExp, PostgresFailureCode][] = [
  [/No space left on device|ENOSPC/i, "disk_full"],
  [/Address already in use|could not bind/i, "port_taken"],
  [/lock file "postmaster\.pid" already exists|is already in use/i, "data_in_use"],
]

/** Derives the reason from the output of initdb, postgres or Node. */
export function postgresFailureFrom(output: string): PostgresFailure {
  const code = patterns.find(([pattern]) => pattern.test(output))?.[1] ?? "failed"
  return new PostgresFailure(code, output.trim().split("\n").slice(-5).join("\n"))
}
