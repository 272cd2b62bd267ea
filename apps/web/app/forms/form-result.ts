/** Result of a form that was not accepted: typed values and errors. */
export type FormResult<Name extends string> = {
  /** Typed values for the next attempt, without secrets. */
  values: Partial<Record<Name, string>>
  errors: Partial<Record<Name, string>>
  /** Message above the form when no single field is at fault. */
  failure: string | null
}

/** Submitted fields in their order: name and text, without secrets. */
export type TypedForm = readonly (readonly [name: string, text: string])[]
