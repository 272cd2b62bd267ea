import { inertParser } from "@wara/domain/content/inert-parser"

/** The browser's own parser, in an inert document. */
export const parseInert = inertParser(window)
