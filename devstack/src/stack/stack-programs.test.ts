import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { repositoryRoot } from "../repository-root.ts"
import { apiHeap } from "./stack-programs.ts"

test.each(["apps/api/package.json", "docs/operations.md"])(
  "[B7.6] %s starts the api with the heap that the stack gives it",
  async (file) => {
    const text = await readFile(join(repositoryRoot, file), "utf8")
    expect(text).toMatch(new RegExp(`node ${apiHeap.join(" ")} [\\w/]*src/server\\.ts`))
  },
)
