import {
  apiVariables,
  type ServerVariable,
  startVariables,
  testVariables,
  type Variable,
  webVariables,
} from "./variables.ts"

/** The text of docs/configuration.md: every variable as the code declares it. */
export function describeConfiguration(): string {
  return `# Configuration

Written by \`npm run docs:configuration\` from the code, like \`.env.example\`; a test compares both. Each server reads its environment once, when it starts, and does not start on a value that it cannot read. An empty value counts as unset, except for \`API_PREFIX\`. Variables that both servers read must have the same value on both.

## Api
${table(apiVariables)}

## Web
${table(webVariables)}

## Start and development
\`npm start\` and \`npm run dev\` set most of the variables above themselves, with stand-ins for everything outside; variables that are already set are kept. With \`STORAGE=s3\` and no \`S3_ENDPOINT\` they start a bucket of their own; the demo's drawn pictures still go to \`UPLOADS_DIR\` and are not shown then. They also read:

${table(startVariables)}

## Tests and measurements
${table(testVariables)}
`
}

function table(variables: Variable[]): string {
  const rows = variables.map(
    ({ name, unset, description, without }) =>
      `| \`${name}\` | ${unset} | ${description} | ${without} |`,
  )
  return ["| variable | default | meaning | without it |", "|---|---|---|---|", ...rows].join("\n")
}

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
