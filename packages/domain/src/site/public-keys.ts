/**
 * Keys that providers print in their manuals for tests: Transbank's integration shop, reCAPTCHA's
 * and Turnstile's test keys, which accept everybody.
 */
const publicKeys: ReadonlySet<string> = new Set([
  "579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C",
  "6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI",
  "6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe",
  "1x00000000000000000000AA",
  "2x00000000000000000000AB",
  "3x00000000000000000000FF",
  "1x0000000000000000000000000000000AA",
  "2x0000000000000000000000000000000AA",
  "3x0000000000000000000000000000000AA",
])

/** Whether a key is one that everybody can read in a provider's manual. */
export const isPublicKey = (key: string): boolean => publicKeys.has(key)
