import type { RouterContextProvider } from "react-router"
import { callerOptions } from "../backend/caller.server.ts"
import type { CallOptions } from "../backend/client.server.ts"
import { requestFacts } from "./request-context.server.ts"

/**
 * Options of the calls that make a page: people with an account read by their token (spec §7), and
 * are told who sells. What visitors read is kept for all of them and must not know whom it is for.
 */
export function readingOptions(
  context: Readonly<RouterContextProvider>,
  signal?: AbortSignal,
): CallOptions {
  const facts = context.get(requestFacts)
  return {
    ...(facts.token === null ? {} : callerOptions(facts)),
    ...(signal === undefined ? {} : { signal }),
  }
}
