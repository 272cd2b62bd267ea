import { apiVariables, type ServerVariable, webVariables } from "./server-variables.ts"

/** The text of .env.example: every variable of the servers, commented out, with its default. */
export function exampleEnvironment(): string {
  const inApi = new Set(apiVariables.map(({ name }) => name))
  const inWeb = new Set(webVariables.map(({ name }) => name))
  return `# Written by npm run docs:configuration from the code; a test compares them.
# Copy to .env, uncomment what differs from the default, and load it before a server starts:
#   set -a; . ./.env; set +a
# npm start and npm run dev need none of it. docs/configuration.md says what happens without each.

${group(
  "Both servers, with the same value",
  apiVariables.filter(({ name }) => inWeb.has(name)),
)}
${group(
  "Api",
  apiVariables.filter(({ name }) => !inWeb.has(name)),
)}
${group(
  "Web",
  webVariables.filter(({ name }) => !inApi.has(name)),
)}`
}

function group(title: string, variables: ServerVariable[]): string {
  const entries = variables.map(
    ({ name, description, value }) => `# ${description}\n# ${name}=${quote(value)}\n`,
  )
  return [`# ---- ${title} ----\n`, ...entries].join("\n")
}

/** Single quotes keep a shell from reading spaces and signs such as & and <. */
function quote(value: string): string {
  return /^[\w./:,@-]*$/.test(value) ? value : `'${value}'`
}
