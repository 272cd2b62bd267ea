import type { StaffUser } from "@wara/contract/admin"
import { ActionDialog } from "../../ui/action-dialog.tsx"
import { useAction } from "../../ui/use-action.ts"
import { postAction } from "../../wire/post-action.ts"
import { userPageTexts } from "./user-page-texts.ts"

/** Makes an account professional, or not any more. */
export function ProDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const { isBusy, run } = useAction()
  async function confirm() {
    const work = () => postAction(`admin/users/${user.id}/pro`, { pro: !user.pro })
    if (await run(work, userPageTexts.proChanged)) onClose()
  }
  return (
    <ActionDialog
      title={user.pro ? userPageTexts.dropPro : userPageTexts.makePro}
      lead={user.pro ? userPageTexts.dropProLead : userPageTexts.makeProLead}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
