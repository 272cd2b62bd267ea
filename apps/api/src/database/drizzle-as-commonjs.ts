import { registerHooks } from "node:module"

/**
 * Loads drizzle's CommonJS files: its ES modules are hundreds of small files, which cost a start half
 * a second and 200 MB. Must run before anything imports drizzle.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!specifier.startsWith("drizzle-orm")) return nextResolve(specifier, context)
    return nextResolve(specifier, { ...context, conditions: ["node", "require"] })
  },
})
