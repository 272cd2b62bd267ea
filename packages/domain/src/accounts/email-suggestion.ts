/** E-mail providers common in Chile. */
const providers = [
  "gmail.com",
  "hotmail.com",
  "hotmail.cl",
  "hotmail.es",
  "outlook.com",
  "outlook.cl",
  "outlook.es",
  "yahoo.com",
  "yahoo.es",
  "icloud.com",
  "live.cl",
  "live.com",
  "me.com",
  "msn.com",
  "protonmail.com",
  "vtr.net",
] as const

/** Existing domains that look like a typo of a provider's domain. */
const realDomains = new Set(["mail.com", "email.com", "ymail.com", "gmx.com", "yahoo.cl"])

/** Shorter domain names are one letter away from too many companies' domains. */
const minComparedLength = "gmail.com".length

/** Nonexistent endings that are typed for .com. */
const brokenEndings = /\.(?:con|cpm|vom|xom|cim|comm|coom|cmo|ocm|om)$/

/** Whether one letter was left out, added, replaced or swapped with the next one. */
function isOneSlipAway(typed: string, suggested: string): boolean {
  if (Math.abs(typed.length - suggested.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === suggested[start]) start += 1
  const [rest, wanted] = [typed.slice(start), suggested.slice(start)]
  const isSwapped =
    rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2)
  return (
    isSwapped ||
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1)
  )
}

function suggestDomain(domain: string): string | null {
  if (providers.some((provider) => provider === domain) || realDomains.has(domain)) return null
  const ended = domain.replace(brokenEndings, ".com")
  if (providers.some((provider) => provider === ended)) return ended
  const compared = providers.filter(({ length }) => length >= minComparedLength)
  const near = compared.find(
    (provider) => isOneSlipAway(domain, provider) || isOneSlipAway(ended, provider),
  )
  if (near !== undefined) return near
  if (/^(?:gmail|icloud)\./.test(domain)) return `${domain.split(".")[0]}.com`
  return ended === domain ? null : ended
}

/**
 * Returns the address probably meant when the domain looks like a typo, "juan@gmail.com" for
 * "juan@gmial.com"; null when it looks right. Offer it as a question: the typed address may be
 * correct.
 */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf("@")
  if (at < 1) return null
  const domain = suggestDomain(email.slice(at + 1).toLowerCase())
  return domain === null ? null : `${email.slice(0, at)}@${domain}`
}
