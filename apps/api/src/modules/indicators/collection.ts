import { indicatorValueSchema } from "@wara/contract/indicator"
import { indicatorCodes } from "@wara/domain/indicators/indicator"
import { sql } from "drizzle-orm"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"
import { answersUntil } from "../../http/answer-cache/shared-answers.ts"

export const indicatorValues: Collection = {
  name: "indicator-values",
  summary: "History of the economic indicators, newest day first",
  record: indicatorValueSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`indicator_values`,
  fields: {
    ...recordFields(),
    code: field("text", "code", { options: indicatorCodes }),
    date: field("date", "date"),
    value: field("number", "value"),
  },
  relations: {},
  sharedAnswers: answersUntil("indicators"),
  order: (row) => sql`${row}.date desc, ${row}.id desc`,
}
