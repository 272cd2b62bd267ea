import { apiVariables, webVariables } from "./server-variables.ts"
import { type PlainVariable, startVariables, testVariables } from "./stack-variables.ts"

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

function table(variables: PlainVariable[]): string {
  const rows = variables.map(
    ({ name, unset, description, without }) =>
      `| \`${name}\` | ${unset} | ${description} | ${without} |`,
  )
  return ["| variable | default | meaning | without it |", "|---|---|---|---|", ...rows].join("\n")
}
