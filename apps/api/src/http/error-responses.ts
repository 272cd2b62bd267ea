import { errorAnswerSchema } from "@wara/contract/answer"

type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 503

export function errorResponses<Status extends ErrorStatus>(...statuses: Status[]) {
  return Object.fromEntries(statuses.map((status) => [status, errorAnswerSchema])) as Record<
    Status,
    typeof errorAnswerSchema
  >
}
