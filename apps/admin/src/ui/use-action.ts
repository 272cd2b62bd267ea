import { useState } from "react"
import { useNotify, useRefresh } from "react-admin"
import { PanelError } from "../wire/panel-error.ts"

/**
 * Runs an action once, reports its success and refetches the page; returns whether it succeeded.
 */
export function useAction() {
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  async function run(work: () => Promise<void>, done: string): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      notify(done, { type: "success" })
      refresh()
      return true
    } catch (error) {
      if (!(error instanceof PanelError)) throw error
      const [refusal] = error.refusals
      const isOurs = error.status === 409 && refusal !== undefined
      notify(isOurs ? refusal.message : error.message, { type: "error" })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
