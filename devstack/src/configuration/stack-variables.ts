import { portVariables } from "../stack/stack-settings.ts"

/** A variable without a schema, as the manual shows it. */
export type PlainVariable = {
  name: string
  unset: string
  description: string
  /** Effect of leaving it unset. */
  without: string
}

const port = (name: string, unset: string, description: string): PlainVariable => ({
  name,
  unset,
  description: `Port of ${description}.`,
  without: "the default",
})

/** Variables of `npm start` and `npm run dev` in addition to those of both servers. */
export const startVariables: PlainVariable[] = [
  {
    name: "WARA_DATA_DIR",
    unset: "`.wara`",
    description: "Folder of the database, pictures, caches and logs.",
    without: "the default, in the folder of the project",
  },
  {
    name: "DATABASE_URL",
    unset: "none",
    description: "A PostgreSQL of one's own.",
    without: "the embedded one, in that folder",
  },
  port(portVariables.mailPage, "8025", "the page that shows what was mailed"),
  port(portVariables.smtp, "a free one", "the mail catcher"),
  port(portVariables.people, "a free one", "the stand-in for Google and Facebook"),
  port(portVariables.webpay, "a free one", "the Webpay simulator"),
  port(portVariables.indicators, "a free one", "the stand-in for the source of indicators"),
  port(portVariables.postgres, "a free one", "the embedded database"),
]

/** Variables of tests and measurements. */
export const testVariables: PlainVariable[] = [
  {
    name: "CHROMIUM_PATH",
    unset: "none",
    description: "The browser of journeys and measurements.",
    without: "one that is installed is found, or else fetched",
  },
  {
    name: "E2E_TRACE",
    unset: "no",
    description: "`1` keeps a trace of each journey.",
    without: "no traces, which cost time",
  },
  {
    name: "SITE_URL",
    unset: "none",
    description:
      "A running stack that journeys use, with `API_URL`, `MAIL_URL` and `DATABASE_URL` beside it.",
    without: "they start one of their own",
  },
  {
    name: "WARA_CRASH_RUNS",
    unset: "`0`",
    description: "How many more times the api is killed at each step of a payment.",
    without: "once a step",
  },
]
