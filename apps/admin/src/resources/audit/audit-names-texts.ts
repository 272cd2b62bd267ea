import { auditTexts } from "./audit-texts.ts"

/** "Aprobó", from an action such as `review.approve`; unknown ones keep their name. */
export function actionName(action: string): string {
  const verb = action.split(".").at(-1) ?? action
  return auditTexts.actions[verb] ?? action
}

/** "Anuncio", from a kind such as `ads`. */
export function subjectKindName(kind: string): string {
  return auditTexts.kinds[kind] ?? kind
}
