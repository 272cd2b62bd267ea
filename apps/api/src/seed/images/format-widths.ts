/** Widths of the backend's formats in pixels (PRODUCT: images). */
export const formatWidths = { thumbnail: 245, small: 500, medium: 750, large: 1000 } as const

/** Name of a format. */
export type FormatName = keyof typeof formatWidths
