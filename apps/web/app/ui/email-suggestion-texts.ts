export const emailSuggestionTexts = {
  ask: (suggested: string) => `¿Quisiste decir ${suggested}?`,
  accept: (suggested: string) => `Sí, usar ${suggested}`,
  keepTyped: "No, está bien como lo escribí",
} as const
