/** Words of the question about an e-mail that looks mistyped. */
export const emailSuggestionTexts = {
  ask: (suggested: string) => `¿Quisiste decir ${suggested}?`,
  accept: (suggested: string) => `Sí, usar ${suggested}`,
  insist: "No, está bien como lo escribí",
} as const
