/** What proves that the sender of a question owns its address. */
export type SenderProof = {
  /** Whether it is of an account that confirmed its address. */
  isOfConfirmedAccount: boolean
  /** When its sender first used a link of our mails about it. */
  linkUsedAt: Date | null
}

/** Whether a sender had proved the address at an instant. */
export function isProvedAt({ isOfConfirmedAccount, linkUsedAt }: SenderProof, at: Date): boolean {
  return isOfConfirmedAccount || (linkUsedAt !== null && linkUsedAt <= at)
}

/**
 * Whether a seller's block of an address applies to one of its senders. Anybody can type another
 * person's address: a block of a thread whose sender had proved nothing is not one of the owner, who
 * is blocked only by a thread of theirs [B10.191].
 */
export function blockApplies(
  block: { isProved: boolean; createdAt: Date },
  sender: SenderProof,
): boolean {
  return block.isProved || !isProvedAt(sender, block.createdAt)
}
