/** Variables whose empty value says something: calls without any prefix. */
const mayBeEmpty: readonly string[] = ["API_PREFIX"]

/**
 * The variables of an environment that are set. Whatever starts a server in a container leaves those
 * empty that nobody gave: they count as missing, else an empty number would be 0.
 */
export function givenVariables(
  variables: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const isGiven = ([name, value]: [string, string | undefined]) =>
    value !== "" || mayBeEmpty.includes(name)
  return Object.fromEntries(Object.entries(variables).filter(isGiven))
}
