import { z } from "zod"

/** Answer to a stored contact message: its stable id, for the person to quote. */
export const contactAnswerSchema = z.object({ documentId: z.string() })
