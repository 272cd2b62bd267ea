/** Domains whose inboxes ignore dots in the name, and the one that stands for each. */
const dotless: Readonly<Record<string, string>> = {
  "gmail.com": "gmail.com",
  "googlemail.com": "gmail.com",
}

/**
 * One text for all spellings of an inbox, by which limits count: letter case, what follows a plus
 * sign, dots where the provider ignores them, and domains in Unicode or punycode. Not an address to
 * write to. `inbox_of` of the database is the same for addresses that are stored.
 */
export function inboxOf(email: string): string {
  const spelled = email
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\+[^@]*@/, "@")
  const at = spelled.lastIndexOf("@")
  if (at < 0) return spelled
  const domain = asciiDomain(spelled.slice(at + 1))
  const name = spelled.slice(0, at)
  const provider = dotless[domain]
  return provider === undefined ? `${name}@${domain}` : `${name.replaceAll(".", "")}@${provider}`
}

/**
 * One text for the spellings that certainly reach one inbox: in any letter case, and at providers
 * that are known to ignore the rest. By it a mailed link proves an address; elsewhere what follows a
 * plus sign may be another person's.
 */
export function certainInboxOf(email: string): string {
  const inbox = inboxOf(email)
  const domain = inbox.slice(inbox.lastIndexOf("@") + 1)
  if (Object.values(dotless).includes(domain)) return inbox
  const [name = ""] = /^.*(?=@)/s.exec(email.toLowerCase()) ?? []
  return `${name}@${domain}`
}

function asciiDomain(domain: string): string {
  const bare = domain.replace(/\.+$/, "")
  const url = `http://${bare}`
  return URL.canParse(url) ? new URL(url).hostname : bare
}
