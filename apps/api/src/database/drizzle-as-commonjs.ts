import { type ResolveFnOutput, registerHooks } from "node:module"

/** The file of each name: its 300 imports would each parse the 180 kB of drizzle's package.json. */
const files = new Map<string, ResolveFnOutput>()

/**
 * Loads drizzle's CommonJS files: its ES modules are hundreds of small files, which add half a
 * second and 200 MB to a start. Must run before anything imports drizzle.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!specifier.startsWith("drizzle-orm")) return nextResolve(specifier, context)
    const known = files.get(specifier)
    if (known !== undefined) return known
    const file = nextResolve(specifier, { ...context, conditions: ["node", "require"] })
    files.set(specifier, { ...file, shortCircuit: true })
    return file
  },
})
