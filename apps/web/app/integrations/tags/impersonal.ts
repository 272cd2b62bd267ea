/** An e-mail address, or what is long enough to be a phone number or a RUT. */
const personal = /\S@\S|(?:\d[\s().+-]*){8}/

/** A text that somebody typed, as far as it tells of nobody; null when it may. */
export function impersonal(text: string): string | null {
  return personal.test(text) ? null : text
}
