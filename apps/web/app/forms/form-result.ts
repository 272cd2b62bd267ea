/** What came back from a form that was not accepted: what was typed, and what is wrong. */
export type FormResult<Name extends string> = {
  /** What was typed, for the next try; secrets are not among it. */
  values: Partial<Record<Name, string>>
  /** One sentence for each wrong field. */
  errors: Partial<Record<Name, string>>
  /** What stands above the form when no single field is at fault. */
  failure: string | null
}

/** Fields that a page sent, in their order: name and text, without secrets. */
export type TypedForm = readonly (readonly [name: string, text: string])[]
