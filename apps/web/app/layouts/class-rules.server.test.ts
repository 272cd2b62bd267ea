import { glob, readFile } from "node:fs/promises"
import { expect, test } from "vitest"

const root = new URL("../", import.meta.url)

/** Every class of components that begins like ours: kinds of buttons, shadows. */
async function usedClasses(): Promise<Set<string>> {
  const used = new Set<string>()
  for await (const file of glob("**/*.tsx", { cwd: root })) {
    if (file.includes(".test.")) continue
    const text = await readFile(new URL(file, root), "utf8")
    for (const [name] of text.matchAll(/(?<=["'` :])(?:button|shadow)-[a-z]+(?=["'` ])/g))
      used.add(name)
  }
  return used
}

test("[B10.118] kinds of buttons and shadows have a rule", async () => {
  const rules = await readFile(new URL("utilities.css", root), "utf8")
  const tokens = await readFile(new URL("tokens.css", root), "utf8")
  const used = await usedClasses()
  expect(used.size).toBeGreaterThan(2)
  for (const name of used) {
    const isKnown = rules.includes(`@utility ${name} {`) || tokens.includes(`--${name}:`)
    expect(isKnown, name).toBe(true)
  }
})
