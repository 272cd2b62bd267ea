import { QueryClient } from "@tanstack/react-query"
import { PanelError } from "./panel-error.ts"

/** Maximum retries of a query that may succeed later. */
const maxAttempts = 3

/** Whether a query may be retried; a refusal is final. */
export function mayAskAgain(failures: number, error: Error): boolean {
  const isRefusal = error instanceof PanelError && error.status >= 400 && error.status < 500
  return failures < maxAttempts && !isRefusal
}

/** Cache of the api's responses while the page is open. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: mayAskAgain } } })
