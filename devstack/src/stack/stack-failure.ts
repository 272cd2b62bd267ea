import { PostgresFailure } from "../postgres/postgres-failure.ts"
import { stackTexts } from "./stack-texts.ts"

/** Why the stack cannot run; the message is one sentence for users. */
export class StackFailure extends Error {
  override name = "StackFailure"
}

const fullDisk = /ENOSPC|No space left on device|could not (extend|write to) file|\b53100\b/i

export const isDiskFull = (text: string) => fullDisk.test(text)

/** Any failure as one sentence. `folder` is the data folder. */
export function explainFailure(cause: unknown, folder: string): string {
  if (cause instanceof StackFailure) return cause.message
  const detail = cause instanceof Error ? cause.message : String(cause)
  if (isDiskFull(detail)) return stackTexts.diskFull(folder)
  if (cause instanceof PostgresFailure) {
    if (cause.code === "disk_full") return stackTexts.diskFull(folder)
    if (cause.code === "data_in_use") return stackTexts.dataInUse(folder)
    return stackTexts.postgresFailed(findErrorLine(detail))
  }
  return stackTexts.unexpected(findErrorLine(detail))
}

/**
 * The line that most likely contains the reason: the last that contains an error, otherwise the
 * last.
 */
export function findErrorLine(output: string): string {
  const lines = output.split("\n").map((line) => line.trim())
  const printed = lines.filter((line) => line !== "" && !/^(at |Node\.js v|\}|\^)/.test(line))
  const line = printed.findLast((one) => /error|fatal/i.test(one)) ?? printed.at(-1) ?? "?"
  return line.replace(/\.$/, "").slice(0, 300)
}
