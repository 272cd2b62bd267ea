/** Marks the links whose pages are prefetched. */
export const prefetched = { "data-prefetch": "" } as const
