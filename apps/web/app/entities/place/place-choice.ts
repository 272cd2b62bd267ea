export type Choice = { value: string; label: string }

/** Name and value of the button that only loads the communes of the chosen region. */
export const communesIntent = { name: "intent", value: "communes" } as const
