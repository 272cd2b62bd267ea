/**
 * npm run setup: brings the database of DATABASE_URL up to date and fills a new one with places,
 * categories, packs, texts and synonyms. Repeatable; allowed in production.
 *
 * `-- --operator EMAIL` also makes or promotes an operator and mails a link to choose a password;
 * `--name` is a new operator's first name.
 */
import { parseArgs } from "node:util"
import "./database/drizzle-as-commonjs.ts"

const { runSetup } = await import("./run-setup.ts")

try {
  const { values } = parseArgs({
    options: { operator: { type: "string" }, name: { type: "string", default: "Persona" } },
  })
  const operator = values.operator ? { email: values.operator, firstname: values.name } : null
  for (const line of await runSetup(process.env, operator, new Date())) console.log(line)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 1
}
