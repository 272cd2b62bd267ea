/** Writes docs/configuration.md from the code: npm run docs:configuration */
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { describeConfiguration } from "../configuration/describe-configuration.ts"
import { repositoryRoot } from "../repository-root.ts"

writeFileSync(join(repositoryRoot, "docs/configuration.md"), describeConfiguration())
