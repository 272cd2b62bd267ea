import type { LoaderFunctionArgs } from "react-router"
import { BackendError } from "../../backend/backend-error.server.ts"
import { uploadTarget } from "../../backend/uploads.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"

/** Returns the upload target for the next picture. Pictures themselves are not posted here. */
export async function loader({ context }: LoaderFunctionArgs) {
  const headers = { "Cache-Control": "private, no-store" }
  try {
    return Response.json(await uploadTarget(context.get(requestFacts)), { headers })
  } catch (cause) {
    if (!(cause instanceof BackendError)) throw cause
    const { status, name, message, details } = cause
    const error = { status, name, message, details }
    return Response.json({ data: null, error }, { status, headers })
  }
}
