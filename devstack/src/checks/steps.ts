import { join } from "node:path"
import { repositoryRoot } from "../repository-root.ts"
import type { Step } from "./run-steps.ts"

const bin = (name: string) => join(repositoryRoot, "node_modules", ".bin", name)
const ours = ["packages", "apps", "demo", "devstack", "e2e", "bench"]

/** Steps of `npm run check`, cheapest first. */
export const checkSteps: Step[] = [
  { name: "format and lint (biome)", scripts: [{ script: [bin("biome"), "ci", "--colors=off"] }] },
  {
    name: "types (tsc)",
    scripts: [
      { script: [bin("react-router"), "typegen"], cwd: join(repositoryRoot, "apps/web") },
      { script: [bin("tsc"), "-p", "tsconfig.json"] },
      { script: [bin("tsc"), "-p", "packages/domain"] },
      { script: [bin("tsc"), "-p", "packages/contract"] },
    ],
  },
  {
    name: "import rules (dependency-cruiser)",
    scripts: [{ script: [bin("depcruise"), "--config", ".dependency-cruiser.mjs", ...ours] }],
  },
  { name: "dead code (knip)", scripts: [{ script: [bin("knip")] }] },
  {
    name: "language of the code",
    scripts: [{ script: [join(repositoryRoot, "scripts/check-language.mjs")] }],
  },
  {
    name: "word list",
    scripts: [{ script: [join(repositoryRoot, "scripts/check-words.mjs")] }],
  },
  {
    name: "requirements shown by tests",
    scripts: [{ script: [join(repositoryRoot, "scripts/check-requirements.mjs")] }],
  },
]
