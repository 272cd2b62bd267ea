import Block from "@mui/icons-material/Block"
import OpenInNew from "@mui/icons-material/OpenInNew"
import Button from "@mui/material/Button"
import type { StaffAd } from "@wara/contract/admin"
import { canTransition } from "@wara/domain/ads/ad-lifecycle"
import { adPath } from "@wara/domain/site/paths"
import { useState } from "react"
import { TopToolbar, useRecordContext } from "react-admin"
import { panelSettings } from "../../panel-settings.ts"
import { DecisionDialog } from "../../review/decision-dialog.tsx"
import { useAction } from "../../ui/use-action.ts"
import { postAction } from "../../wire/post-action.ts"
import { adPageTexts } from "./ad-page-texts.ts"

/** What can be done with an ad beside reviewing it. */
export function AdActions() {
  const ad = useRecordContext<StaffAd>()
  const [isBanning, setBanning] = useState(false)
  const { isBusy, run } = useAction()
  if (!ad) return <TopToolbar />
  return (
    <TopToolbar>
      {ad.state === "active" && (
        <Button
          component="a"
          href={`${panelSettings.siteUrl}${adPath(ad.slug)}`}
          target="_blank"
          rel="noopener"
          startIcon={<OpenInNew />}
        >
          {adPageTexts.seeOnSite}
        </Button>
      )}
      {canTransition(ad.state, "ban", "staff") && (
        <Button color="error" startIcon={<Block />} onClick={() => setBanning(true)}>
          {adPageTexts.ban}
        </Button>
      )}
      {isBanning && (
        <DecisionDialog
          decision="ban"
          name={ad.name}
          isBusy={isBusy}
          onClose={() => setBanning(false)}
          onDecide={async (grounds) => {
            const work = () => postAction(`admin/ads/${ad.id}/ban`, grounds)
            if (await run(work, adPageTexts.banned)) setBanning(false)
          }}
        />
      )}
    </TopToolbar>
  )
}
