import Download from "@mui/icons-material/Download"
import Button from "@mui/material/Button"
import { chileanDay } from "@wara/domain/site/chilean-day"
import { useState } from "react"
import { useListContext, useNotify } from "react-admin"
import { saveFile } from "../../ui/save-file.ts"
import { fetchFile } from "../../wire/call-api.ts"
import { filterQuery } from "../../wire/list-query.ts"
import { requireWireResource } from "../../wire/wire-resources.ts"
import { orderPageTexts } from "./order-page-texts.ts"

/** Takes the orders that the list's filters find along as a file. */
export function ExportOrders() {
  const { filterValues } = useListContext()
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  async function save() {
    setBusy(true)
    try {
      const query = filterQuery(requireWireResource("orders"), filterValues)
      saveFile(await fetchFile("admin/orders.csv", query), `ordenes-${chileanDay(new Date())}.csv`)
    } catch (error) {
      notify(error instanceof Error ? error.message : orderPageTexts.exportFailed, {
        type: "error",
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" startIcon={<Download />} onClick={save} disabled={isBusy}>
      {orderPageTexts.export}
    </Button>
  )
}
