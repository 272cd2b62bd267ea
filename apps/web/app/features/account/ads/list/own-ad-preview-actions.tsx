import { editAdPath, paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import type { ListedAd } from "../own-ad-forms.ts"
import { ownAdTexts as texts } from "../texts.ts"
import { ConfirmStep, editName, OwnAdForm } from "./own-ad-form.tsx"

/** What the owner may do with an ad that is not public: correct it, or withdraw it from review. */
export function OwnAdPreviewActions({ listed }: { listed: Pick<ListedAd, "ad" | "key"> }) {
  const { can, id, state } = listed.ad
  if (!can.edit && !can.reopen && !can.withdraw) return null
  return (
    <div className="flex flex-wrap items-start gap-2">
      {can.edit ? (
        <Link to={editAdPath(id)} className="button button-primary text-sm">
          {editName(state)}
        </Link>
      ) : null}
      {can.reopen ? (
        <OwnAdForm
          listed={listed}
          intent="reopen"
          action={paths.accountAds}
          className="button-primary"
        >
          {texts.reopen}
        </OwnAdForm>
      ) : null}
      {can.withdraw ? (
        <ConfirmStep button={texts.withdraw} title={texts.withdrawTitle} text={texts.withdrawText}>
          <OwnAdForm
            listed={listed}
            intent="withdraw"
            action={paths.accountAds}
            className="button-quiet"
          >
            {texts.withdrawConfirm}
          </OwnAdForm>
        </ConfirmStep>
      ) : null}
    </div>
  )
}
