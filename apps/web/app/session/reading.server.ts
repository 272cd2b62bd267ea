import type { RouterContextProvider } from "react-router"
import { callerOptions } from "../backend/caller.server.ts"
import type { CallOptions } from "../backend/client.server.ts"
import { requestFacts } from "./request-context.server.ts"

/**
 * Options of the calls that load a page: logged-in users read with their token, so that they see
 * the sellers [S6.2]. Visitors' pages are cached for all of them and must not contain caller data.
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
