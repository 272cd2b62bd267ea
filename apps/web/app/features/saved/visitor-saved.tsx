import { paths } from "@wara/domain/site/paths"
import { useEffect, useState } from "react"
import { useStore } from "zustand"
import { getJson } from "../../browser/http/get-json.ts"
import { isRecord } from "../../browser/is-record.ts"
import { savedStore, toggleSaved } from "../../entities/favourites/saved-store.ts"
import { type SavedMachine, type SavedRow, savedPageSize } from "./saved-machine.ts"
import { NothingSaved, SavedFrame, SavedRows, VisitorLead } from "./saved-view.tsx"
import { savedTexts } from "./texts.ts"

const kinds = new Set<unknown>(["on-sale", "ended", "gone"])

function areMachines(answer: unknown): answer is SavedMachine[] {
  return (
    Array.isArray(answer) &&
    answer.every((one) => isRecord(one) && kinds.has(one.kind) && Number.isInteger(one.ad))
  )
}

/** What a visitor saved in this browser; its ads are read once the page is there. */
export function VisitorSaved() {
  const saved = useStore(savedStore, (state) => state.saved)
  const [machines, setMachines] = useState<ReadonlyMap<number, SavedMachine> | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [shown, setShown] = useState(savedPageSize)
  const [tries, setTries] = useState(0)
  const ids = saved.slice(0, shown).map(({ ad }) => ad)
  const missing = ids.filter((id) => !machines?.has(id)).join(",")
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads the same ads again.
  useEffect(() => {
    if (missing === "") {
      setMachines((known) => known ?? new Map())
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    setFailed(false)
    getJson(paths.savedMachines, { query: { ids: missing }, signal }).then(
      (answer) => {
        if (!areMachines(answer)) return setFailed(true)
        setMachines(
          (known) => new Map([...(known ?? []), ...answer.map((one) => [one.ad, one] as const)]),
        )
      },
      () => signal.aborted || setFailed(true),
    )
    return () => controller.abort()
  }, [missing, tries])
  const rows = saved
    .slice(0, shown)
    .flatMap(({ ad, currency, price, saved_at: at }): SavedRow[] => {
      const machine = machines?.get(ad)
      return machine ? [{ machine, saved: { price, currency, at }, note: "" }] : []
    })
  return (
    <SavedFrame count={saved.length} lead={<VisitorLead />}>
      <p className="rounded-card border border-line p-6 [@media(scripting:enabled)]:hidden">
        {savedTexts.withoutScript}
      </p>
      {saved.length === 0 && machines !== null ? <NothingSaved /> : null}
      <SavedRows
        rows={rows}
        actions={({ machine, saved: { price, currency } }) => (
          <button
            type="button"
            aria-label={savedTexts.removeFrom(
              machine.kind === "gone" ? savedTexts.gone : machine.name,
            )}
            onClick={() => toggleSaved({ ad: machine.ad, price, currency }, new Date())}
            className="button button-quiet text-sm"
          >
            {savedTexts.remove}
          </button>
        )}
      />
      {isFailed ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{savedTexts.failed}</p>
          <button type="button" onClick={() => setTries(tries + 1)} className="button button-quiet">
            {savedTexts.retry}
          </button>
        </div>
      ) : rows.length < ids.length || machines === null ? (
        <p role="status" className="text-ink-soft [@media(scripting:none)]:hidden">
          {savedTexts.loading}
        </p>
      ) : null}
      {shown < saved.length ? (
        <button
          type="button"
          onClick={() => setShown(shown + savedPageSize)}
          className="button button-quiet self-center"
        >
          {savedTexts.more}
        </button>
      ) : null}
    </SavedFrame>
  )
}
