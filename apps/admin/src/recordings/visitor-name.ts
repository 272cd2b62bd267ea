import type { StaffRecording } from "@wara/contract/recording"
import { recordingTexts } from "./recording-texts.ts"

/** Name of the recorded user, or the e-mail without one, or that the visitor was not logged in. */
export function visitorName({ email, name }: Pick<StaffRecording, "email" | "name">): string {
  return name || email || recordingTexts.visitor
}
