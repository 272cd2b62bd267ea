/** Variables for which empty is a valid value: calls without a prefix. */
const mayBeEmpty: readonly string[] = ["API_PREFIX"]

/**
 * The variables of an environment that are set. Container orchestration passes unset variables as
 * empty; these count as missing, since an empty number would be read as 0.
 */
export function givenVariables(
  variables: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const isGiven = ([name, value]: [string, string | undefined]) =>
    value !== "" || mayBeEmpty.includes(name)
  return Object.fromEntries(Object.entries(variables).filter(isGiven))
}
