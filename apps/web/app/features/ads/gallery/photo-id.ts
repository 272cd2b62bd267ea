/** Anchor of a photograph of the gallery, for links without JavaScript. */
export function photoId(index: number): string {
  return `foto-${index + 1}`
}
