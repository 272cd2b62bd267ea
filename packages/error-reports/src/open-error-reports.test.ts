import { test } from "vitest"
import { openErrorReports } from "./open-error-reports.ts"

test("[S1.8] without an address nothing is reported, and nothing breaks", async () => {
  const reports = await openErrorReports({ errorsDsn: null, environment: "test" })
  reports.report(new Error("it broke"))
  reports.forward({ exception: { values: [{ type: "Error", value: "it broke" }] } })
  await reports.close()
})
