import {
  type RaRecord,
  Show,
  type ShowProps,
  useNotify,
  useRedirect,
  useResourceContext,
  useShowContext,
} from "react-admin"
import { mayAskAgain, PanelError } from "../wire/query-client.ts"
import { Failure } from "./section.tsx"

/**
 * The page of one record. A record that does not exist leads back to its list; any other failure
 * stays on the page and offers to try again.
 */
export function RecordShow(props: Omit<ShowProps, "component" | "error" | "queryOptions">) {
  const notify = useNotify()
  const redirect = useRedirect()
  const resource = useResourceContext()
  const onError = (error: Error) => {
    if (!isMissing(error)) return
    notify("ra.notification.item_doesnt_exist", { type: "error" })
    redirect("list", resource)
  }
  return (
    <Show<RaRecord>
      {...props}
      component="div"
      error={<ShowFailure />}
      queryOptions={{ onError, retry: mayAskAgain }}
    />
  )
}

const isMissing = (error: unknown): boolean => error instanceof PanelError && error.status === 404

function ShowFailure() {
  const { error, refetch } = useShowContext()
  return isMissing(error) ? null : <Failure error={error} onRetry={refetch} />
}
