import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { repositoryRoot } from "../repository-root.ts"
import { serverHeaps } from "./server-heaps.ts"

const read = (path: string) => readFileSync(join(repositoryRoot, "deploy", path), "utf8")

test("[B7.221] every file that starts a server bounds its heap alike", () => {
  const files = ["Dockerfile", "compose.yaml", "../docs/operations.md", "../apps/api/package.json"]
  const units = readdirSync(join(repositoryRoot, "deploy/systemd")).map((unit) => `systemd/${unit}`)
  const start = /node ((?:--max\S+ )*)(?:apps\/(api|web)\/)?(?:src|server)\/serve\.ts/g
  const starts = [...files, ...units].flatMap((file) =>
    [
      ...read(file)
        .replaceAll(/[",[\]]/g, "")
        .matchAll(start),
    ].map(([, heap = "", server = "api"]) => ({ file, server, heap: heap.trim() })),
  )
  expect(starts.map(({ server }) => server).sort()).toEqual([
    "api",
    "api",
    "api",
    "api",
    "api",
    "web",
    "web",
    "web",
  ])
  const { api, web } = serverHeaps
  const bounds: Record<string, string> = { api: api.join(" "), web: web.join(" ") }
  for (const { file, heap, server } of starts)
    expect(heap, `${server} in ${file}`).toBe(bounds[server])
})
