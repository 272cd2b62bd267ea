/** Something to choose from a list. */
export type Choice = { value: string; label: string }

/** Name and value of the button that only asks for the communes of the chosen region. */
export const communesIntent = { name: "intent", value: "communes" } as const
