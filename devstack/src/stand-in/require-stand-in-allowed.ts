/**
 * Stand-ins answer in place of the outside world: in production that would be a lie, unless the
 * installation says that it is a demo (WARA_DEMO=1, as `npm start` does).
 */
export function requireStandInAllowed(name: string, env: NodeJS.ProcessEnv = process.env) {
  if (env.NODE_ENV === "production" && env.WARA_DEMO !== "1") {
    throw new Error(`the stand-in ${name} refuses to run in production without WARA_DEMO=1`)
  }
}
