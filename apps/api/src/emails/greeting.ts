/**
 * What passes for a first name in a mail. Anybody can sign up with anybody's address and call himself
 * "Gana en premio.cl": a name with digits, points or slashes, or a long one, is left out.
 */
const name = /^[\p{L}\p{M}][\p{L}\p{M}' -]{0,29}$/u

/** "Hola, Ana:", or "Hola:" when the name is none that we would repeat. */
export function greeting(firstname: string): string {
  const given = firstname.trim()
  return name.test(given) ? `Hola, ${given}:` : "Hola:"
}
