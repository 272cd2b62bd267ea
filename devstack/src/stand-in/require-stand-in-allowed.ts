/**
 * Stand-ins replace external services, so they must not run in production unless the installation
 * is declared a demo (WARA_DEMO=1, as `npm start` does).
 */
export function requireStandInAllowed(name: string, env: NodeJS.ProcessEnv = process.env) {
  if (env.NODE_ENV === "production" && env.WARA_DEMO !== "1") {
    throw new Error(`the stand-in ${name} refuses to run in production without WARA_DEMO=1`)
  }
}
