import { paths } from "@wara/domain/site/paths"
import { useEffect, useMemo } from "react"
import type { DraftSaving, SavingAnswer } from "./draft-answer.ts"
import type { DraftStore } from "./draft-store.ts"
import { createDraftSync, type DraftSync } from "./draft-sync.ts"
import { postJson } from "./post-json.ts"

const send = (saving: DraftSaving) => postJson<SavingAnswer>(paths.draft, saving)

export function useDraftSync(owner: number, store: DraftStore): DraftSync {
  const sync = useMemo(() => createDraftSync(owner, store, send), [owner, store])
  useEffect(() => sync.open(), [sync])
  return sync
}
