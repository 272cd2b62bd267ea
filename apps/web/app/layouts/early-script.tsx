import { densityScript } from "../entities/ad/card/card-density.ts"
import { useNonce } from "../session/nonce.ts"

/** Reads browser state that is needed before the first paint. */
export function EarlyScript() {
  const nonce = useNonce()
  return (
    <script
      nonce={nonce}
      // Browsers hide the nonce that the server wrote.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, without any input.
      dangerouslySetInnerHTML={{ __html: densityScript }}
    />
  )
}
