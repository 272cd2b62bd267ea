import { z } from "zod"

/** Response to a stored contact message: its stable id, which the sender can quote. */
export const contactAnswerSchema = z.object({ documentId: z.string() })
