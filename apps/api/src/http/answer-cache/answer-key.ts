/** The name before the brackets of a parameter, in characters that have one spelling each. */
const rootName = /^[A-Za-z_]+(?=\[|%5B|=|$)/

/**
 * The address of a request with its parameters sorted by name, so that requests that mean the same
 * have the same key. Parameters of one name keep their order, which can matter (`sort=a&sort=b`). A
 * query with any other name is left as it is: every key is an address that means what it stands for.
 */
export function answerKey(address: string): string {
  const start = address.indexOf("?") + 1
  if (start === 0) return address
  const parameters = address.slice(start).split("&")
  if (parameters.length === 1) return address
  const named: { root: string; parameter: string }[] = []
  for (const parameter of parameters) {
    const root = rootName.exec(parameter)?.[0]
    if (root === undefined) return address
    named.push({ root, parameter })
  }
  named.sort((one, other) => (one.root < other.root ? -1 : one.root > other.root ? 1 : 0))
  return address.slice(0, start) + named.map(({ parameter }) => parameter).join("&")
}
