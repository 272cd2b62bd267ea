import { z } from "zod"

/** Databases, calendars and our answers know all days of these years, with any offset [B8.173]. */
const isUsualYear = (text: string): boolean => text.startsWith("2")
const message = "must be in the years 2000 to 2999"

/** A day that a person chooses. */
export const typedDay = z.iso.date().refine(isUsualYear, message)

/** A moment that a person chooses, with its offset. */
export const typedInstant = z.iso.datetime({ offset: true }).refine(isUsualYear, message)
