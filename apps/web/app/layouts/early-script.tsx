import { densityScript } from "../features/ads/card/card-density.ts"
import { useNonce } from "../session/nonce.ts"

/** What must be known of this browser before the first paint. */
export function EarlyScript() {
  const nonce = useNonce()
  return (
    <script
      nonce={nonce}
      // The browser hides the nonce that the server wrote.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, without any input.
      dangerouslySetInnerHTML={{ __html: densityScript }}
    />
  )
}
