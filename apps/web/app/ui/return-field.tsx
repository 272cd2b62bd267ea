import { returnKey } from "@wara/domain/site/return-path"

/** Keeps the return path through a form. */
export function ReturnField({ to }: { to: string | null }) {
  return to === null ? null : <input type="hidden" name={returnKey} value={to} />
}
