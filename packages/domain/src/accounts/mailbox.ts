/** The inbox behind an address: without regard to case and to what follows a plus sign. */
export function mailbox(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, "@")
}
