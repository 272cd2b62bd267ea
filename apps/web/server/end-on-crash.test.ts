import { spawn } from "node:child_process"
import { once } from "node:events"
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"

const module = new URL("./end-on-crash.ts", import.meta.url).href

/** A server that breaks where nobody looks, and takes a moment to tell it. */
const program = `
  import { setTimeout as wait } from "node:timers/promises"
  import { endOnCrash } from "${module}"
  const tell = (error) => console.log("told of", error.message)
  const close = async () => { await wait(50); console.log("closed") }
  endOnCrash(tell, close)
  setTimeout(() => Promise.reject(new Error("a bug")))
  setTimeout(() => {}, 60_000)
`

test("an error that nobody caught is told, what was told leaves, and the process ends", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program])
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, "exit")])
  expect(said.trim().split("\n")).toEqual(["told of a bug", "closed"])
  expect(code).toBe(1)
})
