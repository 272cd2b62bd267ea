import type { SavedDraft } from "@wara/contract/draft"
import { draftText, emptyDraft } from "@wara/domain/ads/ad-draft"
import { expect, test } from "vitest"
import { type LocalDraft, newLocalDraft } from "./local-draft.ts"
import { reconcileDrafts } from "./reconcile-drafts.ts"

function typed(name: string, ad_id: number | null = 7) {
  const draft = emptyDraft()
  return { ...draft, ad: { ...draft.ad, ad_id, name } }
}

function local(given: Partial<LocalDraft>): LocalDraft {
  return { ...newLocalDraft(), ...given }
}

function saved(name: string, version: number, ad = 7): SavedDraft {
  const saved_at = "2026-11-20T12:00:00.000Z"
  return { ad, draft: typed(name, ad), version, saved_at, device: "", images: [] }
}

const unsaved = { changes: 2, savedChanges: 1 }

test.each([
  ["nothing anywhere", local({}), null, "keep"],
  ["only the server has one", local({}), saved("Grúa", 1), "offer"],
  ["never saved", local({ draft: typed("Grúa", null), ...unsaved }), saved("Pala", 3, 9), "keep"],
  ["the same version", local({ draft: typed("Grúa"), version: 3 }), saved("Grúa", 3), "keep"],
  [
    "[B5.25] read before the last save",
    local({ draft: typed("Grúa 2"), version: 3 }),
    saved("Grúa", 2),
    "keep",
  ],
  ["went on elsewhere", local({ draft: typed("Grúa"), version: 2 }), saved("Grúa 2", 3), "take"],
  [
    "both went on",
    local({ draft: typed("Pala"), version: 2, ...unsaved }),
    saved("Grúa", 3),
    "ask",
  ],
  [
    "saved while the page was left, the answer unheard",
    local({ draft: typed("Grúa"), version: 2, ...unsaved }),
    saved("Grúa", 3),
    "adopt",
  ],
  [
    "sent while the page was left, and typed on since",
    local({
      draft: typed("Grúa 2"),
      version: 2,
      lastSent: draftText(typed("Grúa")),
      ...unsaved,
    }),
    saved("Grúa", 3),
    "adopt",
  ],
  ["no draft any more", local({ draft: typed("Grúa"), version: 2 }), null, "look"],
])("%s: this browser's draft and the server's: %s", (_, here, there, kind) => {
  expect(reconcileDrafts(here, there, false).kind).toBe(kind)
})

test("a chosen draft replaces a saved one, never an unsaved one", () => {
  const here = local({ draft: typed("Pala", 9) })
  expect(reconcileDrafts(here, saved("Grúa", 1), true).kind).toBe("take")
  expect(reconcileDrafts({ ...here, ...unsaved }, saved("Grúa", 1), true).kind).toBe("offer")
})
