import type { StaffRecording } from "@wara/contract/recording"
import { recordingTexts } from "./recording-texts.ts"

/** Who was recorded: a name, at least an e-mail, or that nobody was logged in. */
export function visitorName({ email, name }: Pick<StaffRecording, "email" | "name">): string {
  return name || email || recordingTexts.visitor
}
