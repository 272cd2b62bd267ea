import { QueryClient } from "@tanstack/react-query"
import { PanelError } from "./panel-error.ts"

/** How often a question is put again that might be answered another time. */
const maxAttempts = 3

/** Whether the same question may be answered another time; a refusal stays one. */
export function mayAskAgain(failures: number, error: Error): boolean {
  const isRefusal = error instanceof PanelError && error.status >= 400 && error.status < 500
  return failures < maxAttempts && !isRefusal
}

/** What the panel knows of the api, for as long as its page is open. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: mayAskAgain } } })
