import { useNonce } from "../session/nonce.ts"
import { type JsonLd, serialiseJsonLd } from "./json-ld.ts"

/**
 * Structured data in the page's body. Browsers hide the nonce, hence the suppressed hydration
 * warning.
 */
export function JsonLdScript({ things }: { things: JsonLd[] }) {
  const nonce = useNonce()
  return (
    <script type="application/ld+json" nonce={nonce} suppressHydrationWarning>
      {serialiseJsonLd(things)}
    </script>
  )
}
