import { alertSteps } from "@wara/contract/alert"
import { alertEditSchema } from "@wara/domain/alerts/alert-schema"
import { z } from "zod"

const edit = alertEditSchema.extend({ action: z.literal("edit") })
const step = z.strictObject({ action: z.enum(alertSteps) })

/** A step of the owner of an alert in the account. */
export const alertStepSchema = z.discriminatedUnion("action", [edit, step])

/** The code of a link in an e-mail. */
export const alertCodeSchema = z.string().min(1).max(200)

const code = { code: alertCodeSchema }

/** A step by the link of an e-mail. */
export const alertLinkStepSchema = z.discriminatedUnion("action", [
  edit.extend(code),
  step.extend(code),
])
