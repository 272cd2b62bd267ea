import type { AuditEntry } from "./audit-entry.ts"
import { auditTexts } from "./audit-texts.ts"

/** "Aprobó", from an action such as `review.approve`; unknown ones keep their name. */
export function actionName(action: string): string {
  const verb = action.split(".").at(-1) ?? action
  return auditTexts.actions[verb] ?? action
}

/** "Anuncio: Grúa", by name or number; the kind alone where it was about a whole list. */
export function subjectName(
  entry: Pick<AuditEntry, "subject_kind" | "subject_id" | "subject_name">,
): string {
  const { subject_id: id, subject_kind: kind, subject_name: name } = entry
  const known = auditTexts.kinds[kind] ?? kind
  return name || id ? `${known}: ${name || id}` : known
}
