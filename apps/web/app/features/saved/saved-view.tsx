import { favouriteNoteLimit } from "@wara/domain/favourites/favourite"
import { adsPath, paths } from "@wara/domain/site/paths"
import { logInPath } from "@wara/domain/site/return-path"
import Heart from "lucide-react/icons/heart"
import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import { savedFields } from "../../entities/favourites/saved-form.ts"
import type { SavedRow } from "./saved-machine.ts"
import { SavedAdRow } from "./saved-row.tsx"
import { savedTexts } from "./texts.ts"

/** The page's frame: title, how many ads are saved, and where they are stored. */
export function SavedFrame(props: { count: number | null; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap flex flex-col gap-6 pt-6 pb-16 sm:pt-8">
      <div>
        <h1 className="text-2xl md:text-3xl">{savedTexts.title}</h1>
        {props.count ? <p className="mt-1 text-ink-soft">{savedTexts.count(props.count)}</p> : null}
        <p className="mt-2 max-w-text text-sm text-ink-soft">{props.lead}</p>
      </div>
      {props.children}
    </div>
  )
}

export function NothingSaved() {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-6 py-14 text-center">
      <Heart aria-hidden className="size-10 text-copper" strokeWidth={1.5} />
      <h2 className="text-lg">{savedTexts.empty}</h2>
      <p className="max-w-text text-ink-soft">{savedTexts.emptyLead}</p>
      <Link to={adsPath()} className="button button-primary">
        {savedTexts.search}
      </Link>
    </div>
  )
}

export function SavedRows(props: {
  rows: readonly SavedRow[]
  actions: (row: SavedRow) => ReactNode
}) {
  return (
    <ul className="flex flex-col gap-4">
      {props.rows.map((row) => (
        <li key={row.machine.ad}>
          <SavedAdRow row={row}>{props.actions(row)}</SavedAdRow>
        </li>
      ))}
    </ul>
  )
}

/** How visitors get the list on their other devices. */
export function VisitorLead() {
  return (
    <>
      {savedTexts.leadVisitor}{" "}
      <Link to={logInPath(paths.saved)} className="text-sky underline">
        {savedTexts.logIn}
      </Link>
    </>
  )
}

/** What a user does with a saved ad, by forms that also work without JavaScript. */
export function AccountRowActions({ row }: { row: SavedRow }) {
  const { machine, note } = row
  const name = machine.kind === "gone" ? savedTexts.gone : machine.name
  const isSending = useNavigation().state !== "idle"
  const noteId = `nota-${machine.ad}`
  return (
    <>
      <Form method="post">
        <input type="hidden" name={savedFields.intent} value="forget" />
        <input type="hidden" name={savedFields.ad} value={machine.ad} />
        <button
          type="submit"
          aria-label={savedTexts.removeFrom(name)}
          aria-disabled={isSending}
          className="button button-quiet text-sm"
        >
          {savedTexts.remove}
        </button>
      </Form>
      {machine.kind === "gone" ? null : (
        <details open={note !== ""} className="w-full sm:w-auto sm:open:w-64">
          <summary className="min-h-6 cursor-pointer py-1 text-sm text-sky">
            {savedTexts.note}
          </summary>
          <Form method="post" className="mt-1 flex flex-col gap-2">
            <input type="hidden" name={savedFields.intent} value="note" />
            <input type="hidden" name={savedFields.ad} value={machine.ad} />
            <label htmlFor={noteId} className="sr-only">
              {savedTexts.noteOf(name)}
            </label>
            <textarea
              id={noteId}
              name={savedFields.note}
              defaultValue={note}
              maxLength={favouriteNoteLimit}
              rows={2}
              aria-describedby={`${noteId}-para`}
              className="field text-sm"
            />
            <div className="flex items-center justify-between gap-2">
              <span id={`${noteId}-para`} className="text-xs text-ink-soft">
                {savedTexts.noteHint}
              </span>
              <button
                type="submit"
                aria-disabled={isSending}
                className="button button-quiet text-sm"
              >
                {savedTexts.saveNote}
              </button>
            </div>
          </Form>
        </details>
      )}
    </>
  )
}
