import "./database/drizzle-as-commonjs.ts"

const { migrateDatabase } = await import("./migrate-database.ts")
const { readConfig } = await import("./config.ts")

await migrateDatabase(readConfig(process.env).listenUrl)
