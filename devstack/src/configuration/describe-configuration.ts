import { apiEnvironment } from "../../../apps/api/src/environment.ts"
import { webEnvironment } from "../../../apps/web/app/environment.server.ts"
import { type PlainVariable, startVariables, testVariables } from "./stack-variables.ts"

/** The text of docs/configuration.md: every variable as the code declares it. */
export function describeConfiguration(): string {
  return `# Configuration

Written by \`npm run docs:configuration\` from the code; a test compares them. Each server reads its environment once, when it starts, and does not start on a value that it cannot read; an empty value counts as none, but for \`API_PREFIX\`. What is used by both must be the same on both.

## Api
${table(Object.entries(apiEnvironment.shape).map(fromSchema))}

## Web
${table(Object.entries(webEnvironment.shape).map(fromSchema))}

## Start and development
\`npm start\` and \`npm run dev\` set most of the variables above themselves, with stand-ins for everything outside; what is set already stays. With \`STORAGE=s3\` and no \`S3_ENDPOINT\` they bring a bucket of their own; the demo's drawn pictures go to \`UPLOADS_DIR\` all the same and are not shown then. They read besides:

${table(startVariables)}

## Tests and measurements
${table(testVariables)}
`
}

function table(variables: PlainVariable[]): string {
  const rows = variables.map(
    ({ name, unset, description, without }) =>
      `| \`${name}\` | ${unset} | ${description} | ${without} |`,
  )
  return ["| variable | default | meaning | without it |", "|---|---|---|---|", ...rows].join("\n")
}

type Setting = {
  meta: () => Record<string, unknown> | undefined
  safeParse: (value: undefined) => { success: boolean; data?: unknown }
}

function fromSchema([name, schema]: [string, Setting]): PlainVariable {
  const { description, without, shownDefault } = schema.meta() ?? {}
  if (typeof description !== "string") throw new Error(`${name} does not say what it means`)
  const unset = shownDefault ?? shown(schema.safeParse(undefined))
  if (unset === none && !without) throw new Error(`${name} does not say what happens without it`)
  return { name, unset: String(unset), description, without: String(without ?? "the default") }
}

const none = "none"

function shown(parsed: ReturnType<Setting["safeParse"]>): string {
  if (!parsed.success) return none
  if (typeof parsed.data === "boolean") return parsed.data ? "yes" : "no"
  return parsed.data === undefined || parsed.data === "" ? none : `\`${parsed.data}\``
}
