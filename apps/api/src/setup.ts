/**
 * npm run setup: brings the database of DATABASE_URL up to date and fills a new one with places,
 * categories, packs, texts and synonyms. Repeatable; allowed in production.
 *
 * `-- --operator EMAIL` also makes or promotes an operator and mails a link to choose a password;
 * `--name` is a new operator's first name. `-- --reset-second-factor EMAIL` does only that, for a
 * team member who lost phone and recovery codes when no other operator can do it in the panel.
 */
import { parseArgs } from "node:util"
import "./database/drizzle-as-commonjs.ts"

const { runSecondFactorReset, runSetup } = await import("./run-setup.ts")

try {
  const { values } = parseArgs({
    options: {
      operator: { type: "string" },
      name: { type: "string", default: "Persona" },
      "reset-second-factor": { type: "string" },
    },
  })
  const operator = values.operator ? { email: values.operator, firstname: values.name } : null
  const now = new Date()
  const lost = values["reset-second-factor"]
  const lines =
    lost === undefined
      ? await runSetup(process.env, operator, now)
      : await runSecondFactorReset(process.env, lost, now)
  for (const line of lines) console.log(line)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 1
}
