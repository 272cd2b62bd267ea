import { registerHooks } from "node:module"

/**
 * Loads drizzle's CommonJS files: its ES modules are hundreds of small files, which add half a
 * second and 200 MB to a start. Must run before anything imports drizzle.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!specifier.startsWith("drizzle-orm")) return nextResolve(specifier, context)
    return nextResolve(specifier, { ...context, conditions: ["node", "require"] })
  },
})
