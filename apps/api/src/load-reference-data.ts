/** Loads places, categories, packs and texts into a migrated, empty database. */
import "./database/drizzle-as-commonjs.ts"

const { connectDatabase } = await import("./database/database.ts")
const { storeReferenceData } = await import("./reference/store-reference-data.ts")
const { readConfig } = await import("./config.ts")

const { database, pool } = connectDatabase(readConfig(process.env).databaseUrl, {
  maxConnections: 1,
})
await database.transaction(storeReferenceData)
await pool.end()
