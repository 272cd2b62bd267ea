import "./drizzle-as-commonjs.ts"

const { applyMigrations } = await import("./apply-migrations.ts")
const { readConfig } = await import("../config.ts")

await applyMigrations(readConfig(process.env).databaseUrl)
