/** The team's reason for blocking an account, as page and mail say it: one sentence with a full stop. */
export function blockReasonSentence(reason: string): string {
  const text = reason.trim()
  return `Motivo: ${text}${/[.!?…]$/.test(text) ? "" : "."}`
}
