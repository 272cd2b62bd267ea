import { taxDocumentFileName } from "@wara/domain/orders/order-texts"
import { orderPath } from "@wara/domain/site/paths"
import { loadTaxDocument } from "../../backend/orders.server.ts"
import { requireAccount } from "../../guards/session-guards.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/tax-document"

/** The PDF of one of the user's boletas, facturas or credit notes; it must not be cached. */
export async function loader({ context, params }: Route.LoaderArgs) {
  await requireAccount(context, orderPath(params.order))
  const file = await loadTaxDocument(params.document, context.get(requestFacts))
  return new Response(Buffer.from(file.pdf, "base64"), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${taxDocumentFileName(file)}"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    },
  })
}
