import { useNonce } from "../session/nonce.ts"
import { type JsonLd, serialiseJsonLd } from "./json-ld.ts"

/** Structured data of a page, in its body. Browsers hide the nonce again, hence the suppression. */
export function JsonLdScript({ things }: { things: JsonLd[] }) {
  const nonce = useNonce()
  return (
    <script type="application/ld+json" nonce={nonce} suppressHydrationWarning>
      {serialiseJsonLd(things)}
    </script>
  )
}
