import type { BulkAdAction } from "@wara/contract/own-ad"
import { paths } from "@wara/domain/site/paths"
import { data, redirect } from "react-router"
import { runBulkAction } from "../../backend/own-ad-actions.server.ts"
import type { ownAdDoneTexts } from "../../features/account/ads/list/own-ad-texts.ts"
import type { BulkOutcome } from "../../features/account/ads/table/bulk-forms.ts"
import { bulkTexts } from "../../features/account/ads/table/own-ads-table-texts.ts"
import type { BulkForm } from "../../features/account/ads/table/read-bulk-form.server.ts"
import { donePath } from "../../features/account/frame/done-key.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"
import { failAccountForm } from "./fail-account-form.server.ts"
import { toldBy } from "./told-by.server.ts"

const doneKeys = {
  renew: "renovados",
  pause: "pausados",
  sold: "vendidos",
} as const satisfies Record<BulkAdAction, keyof typeof ownAdDoneTexts>

/**
 * Does a bulk action and returns to `here`; when ads were refused, the page says which and why. Throws
 * what is no answer of the backend's.
 */
export async function carryOutBulkAction(form: BulkForm, here: string, caller: RequestFacts) {
  const nothing = { fields: [], values: {}, errors: {}, failure: null }
  if (form.ads.length === 0) {
    return data({ failure: bulkTexts.nothingChosen, outcome: null }, { status: 400 })
  }
  try {
    const results = await runBulkAction(form, caller)
    if (results.every(({ refusal }) => refusal === null)) {
      return redirect(donePath(here, doneKeys[form.action]), 303)
    }
    const outcome: BulkOutcome = { action: form.action, results }
    return data({ failure: null, outcome })
  } catch (error) {
    return failAccountForm(nothing, error, paths.accountAds, toldBy(error))
  }
}
