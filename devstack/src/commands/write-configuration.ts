/** Writes docs/configuration.md and .env.example from the code: npm run docs:configuration */
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { describeConfiguration, exampleEnvironment } from "../configuration/documents.ts"
import { repositoryRoot } from "../repository-root.ts"

writeFileSync(join(repositoryRoot, "docs/configuration.md"), describeConfiguration())
writeFileSync(join(repositoryRoot, ".env.example"), exampleEnvironment())
