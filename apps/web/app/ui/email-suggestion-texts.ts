export const emailSuggestionTexts = {
  ask: (suggested: string) => `¿Quisiste decir ${suggested}?`,
  accept: (suggested: string) => `Sí, usar ${suggested}`,
  insist: "No, está bien como lo escribí",
} as const
