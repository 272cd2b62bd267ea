import { answerJson } from "../../actions/post-ad/read-posted.server.ts"
import { describeSaved } from "../../actions/saved/saved-machines.server.ts"
import { savedPageSize } from "../../features/saved/saved-machine.ts"
import type { Route } from "./+types/saved-machines"

/** Describes ads that a visitor saved in the browser: public data only, in the order asked. */
export async function loader({ url }: Route.LoaderArgs) {
  const ids = (url.searchParams.get("ids") ?? "").split(",", savedPageSize + 1).map(Number)
  const areIds = ids.every((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647)
  if (!areIds || ids.length > savedPageSize) return answerJson(null, 400)
  return answerJson(await describeSaved([...new Set(ids)]))
}
