import { paths } from "@wara/domain/site/paths"
import type { ReactNode } from "react"
import { Pagination } from "../../ui/pagination.tsx"
import { type SavedRow, savedPageSize } from "./saved-machine.ts"
import { AccountRowActions, NothingSaved, SavedFrame, SavedRows } from "./saved-view.tsx"
import { savedTexts } from "./texts.ts"

/** The saved ads of a user's account, by pages. */
export function AccountSaved(props: {
  rows: readonly SavedRow[]
  total: number
  page: number
  children: ReactNode
}) {
  return (
    <SavedFrame count={props.total} lead={savedTexts.leadUser}>
      {props.children}
      {props.total === 0 ? (
        <NothingSaved />
      ) : (
        <SavedRows rows={props.rows} actions={(row) => <AccountRowActions row={row} />} />
      )}
      {props.total > savedPageSize ? (
        <Pagination
          total={props.total}
          page={props.page}
          pageSize={savedPageSize}
          pathOf={(page) => (page === 1 ? paths.saved : `${paths.saved}?page=${page}`)}
        />
      ) : null}
    </SavedFrame>
  )
}
