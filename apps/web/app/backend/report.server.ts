import { okAnswerSchema } from "@wara/contract/account"
import type { AbuseReportContent } from "@wara/domain/abuse/abuse-schema"
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendPost } from "./client.server.ts"

/** Reports an ad or a seller, once per key. BackendError 404 when it is not public any more. */
export async function sendAbuseReport(
  content: AbuseReportContent,
  key: string,
  caller: Caller,
): Promise<void> {
  const { headers, ...options } = callerOptions(caller)
  const withKey = { ...options, headers: { ...headers, "Idempotency-Key": key } }
  await backendPost("/abuse-reports", { data: content }, okAnswerSchema, withKey)
}
