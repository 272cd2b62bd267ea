import { useQuery } from "@tanstack/react-query"
import { dataAnswerSchema } from "@wara/contract/answer"
import { relatedAccountSchema } from "@wara/contract/review"
import { z } from "zod"
import { Failure } from "../../ui/failure.tsx"
import { relatedAccountTexts } from "../../ui/related-account-texts.ts"
import { RelatedAccounts } from "../../ui/related-accounts.tsx"
import { Section } from "../../ui/section.tsx"
import { callApi } from "../../wire/call-api.ts"

const answerSchema = dataAnswerSchema(z.array(relatedAccountSchema))

/** Other accounts of what may be the same person, on the page of one. */
export function UserRelated({ userId }: { userId: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["users", userId, "related"],
    queryFn: ({ signal }) => callApi(`admin/users/${userId}/related`, answerSchema, { signal }),
  })
  if (data === undefined && error === null) return null
  return (
    <Section title={relatedAccountTexts.title}>
      {error && <Failure error={error} onRetry={refetch} />}
      {data && <RelatedAccounts accounts={data.data} />}
    </Section>
  )
}
