import { paths } from "@wara/domain/site/paths"
import { type ReactNode, useEffect } from "react"
import { useRevalidator } from "react-router"
import { savedStore } from "../../entities/favourites/saved-store.ts"
import { followViewer, syncSaved } from "../../entities/favourites/saved-sync.ts"
import { Pagination } from "../../ui/pagination.tsx"
import { type SavedRow, savedPageSize } from "./saved-machine.ts"
import { AccountRowActions, NothingSaved, SavedFrame, SavedRows } from "./saved-view.tsx"
import { savedTexts } from "./texts.ts"

/** Adds what a visitor saved in this browser to the account, and shows it. */
function useMergedVisit(viewerId: number): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const { owner, saved } = savedStore.getState()
    followViewer(viewerId)
    if (owner === null && saved.length > 0) void syncSaved().then(revalidate)
  }, [viewerId, revalidate])
}

/** The saved ads of a user's account, by pages. */
export function AccountSaved(props: {
  viewerId: number
  rows: readonly SavedRow[]
  total: number
  page: number
  children: ReactNode
}) {
  useMergedVisit(props.viewerId)
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
