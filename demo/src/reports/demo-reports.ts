import type { AbuseReason, AbuseReportState } from "@wara/domain/abuse/abuse-report"

/** A report about a public ad of an account without a demo log-in, by the ad's place. */
export type DemoReport = {
  ad: number
  reason: AbuseReason
  message: string
  /** Null for a visitor. */
  reporter: "comprador" | null
  /** A network of its own, by which reports are independent. */
  network: string
  hoursAgo: number
  state: AbuseReportState
}

/** What the team finds: one ad that two people report, one that was sold, and a wrong report. */
export const demoReports: DemoReport[] = [
  {
    ...{ ad: 0, reason: "fraud", reporter: "comprador", network: "1", hoursAgo: 30, state: "open" },
    message: "Pide el 20 % por transferencia para reservarla y no deja ir a verla.",
  },
  {
    ...{ ad: 0, reason: "fake-price", reporter: null, network: "2", hoursAgo: 4, state: "open" },
    message: "Al llamar dicen que el precio es otro, casi el doble.",
  },
  {
    ...{ ad: 1, reason: "sold", reporter: null, network: "3", hoursAgo: 9, state: "open" },
    message: "Fui a verla el lunes y ya la habían vendido.",
  },
  {
    ...{ ad: 2, reason: "duplicate", reporter: null, network: "4", hoursAgo: 200 },
    ...{ message: "", state: "dismissed" },
  },
]
