export const synonymGroups: readonly (readonly string[])[] = []
