import "@wara/api/drizzle-as-commonjs"
import { parseArgs } from "node:util"

const { seedDatabase } = await import("./seed-database.ts")
const { readConfig } = await import("@wara/api/config")

const { values } = parseArgs({ options: { ads: { type: "string", default: "2000" } } })
const count = Number(values.ads)
const config = readConfig(process.env)

try {
  if (!Number.isInteger(count) || count < 0)
    throw new Error(`--ads needs a number, got ${values.ads}`)
  if (config.isRealProduction) {
    throw new Error("Demo data is not for production: set WARA_DEMO=1 if this is a demonstration.")
  }
  await seedDatabase(config.databaseUrl, {
    ads: count,
    log: (line) => process.stdout.write(`${line}\n`),
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
