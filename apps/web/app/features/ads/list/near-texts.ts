export const nearTexts = {
  near: (commune: string, places: string) => `Cerca de ${commune}: ${places}`,
  far: (commune: string, km: number, places: string) =>
    `A más de ${km} km de ${commune}: ${places}`,
  andMore: (places: string) => `${places} y más`,
} as const
