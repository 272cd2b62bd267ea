import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import { useQuery } from "@tanstack/react-query"
import { dataAnswerSchema } from "@wara/contract/answer"
import {
  type RightsDetail,
  rightsDetailSchema,
  type StaffRightsRequest,
} from "@wara/contract/privacy"
import { objectionTexts, rightsStateTexts, rightTexts } from "@wara/domain/privacy/rights-texts"
import { formatIsoDay } from "@wara/domain/site/chilean-dates"
import { useRecordContext } from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { RecordShow } from "../../ui/record-show.tsx"
import { FactList, Failure, Section } from "../../ui/section.tsx"
import { callApi } from "../../wire/call-api.ts"
import { RightsClock } from "./rights-clock-tag.tsx"
import { rightsRequestTexts as texts } from "./rights-request-texts.ts"
import { RightsSteps } from "./rights-steps.tsx"

export function RightsRequestShow() {
  return (
    <RecordShow actions={false}>
      <RightsRequestPage />
    </RecordShow>
  )
}

const detailSchema = dataAnswerSchema(rightsDetailSchema)

/**
 * A request with its deadlines; who asks is read once, and again after a step, because each reading
 * is audited.
 */
export function RightsRequestPage() {
  const request = useRecordContext<StaffRightsRequest>()
  const id = request?.id ?? 0
  const detail = useQuery({
    queryKey: ["rights-requests", id, request?.state],
    queryFn: async ({ signal }) =>
      (await callApi(`admin/rights-requests/${id}/detail`, detailSchema, { signal })).data,
    enabled: id > 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (!request) return null
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        alignItems: "start",
      }}
    >
      <Section title={rightTexts[request.right].name}>
        <FactList
          facts={[
            [texts.state, rightsStateTexts[request.state]],
            [
              texts.clock,
              request.is_waiting ? <RightsClock key="clock" request={request} /> : null,
            ],
            [texts.goal, formatIsoDay(request.goal_day)],
            [texts.limit, formatIsoDay(request.limit_day)],
            [texts.received, <Moment key="at" at={request.createdAt} />],
            [texts.closed, request.closed_at && <Moment key="end" at={request.closed_at} />],
          ]}
        />
      </Section>
      {detail.error ? <Failure error={detail.error} onRetry={detail.refetch} /> : null}
      {detail.data ? <Requester request={request} detail={detail.data} /> : null}
    </Box>
  )
}

function Requester(props: { request: StaffRightsRequest; detail: RightsDetail }) {
  const { detail, request } = props
  const { answer, contact_messages, email, extension_reason, message, name, purpose } = detail
  return (
    <>
      <Section title={texts.person}>
        <FactList
          facts={[
            [texts.name, name],
            [texts.email, email && <Link href={`mailto:${email}`}>{email}</Link>],
            [
              texts.account,
              detail.user_id && (
                <RecordLink resource="users" id={detail.user_id}>
                  {texts.openAccount}
                </RecordLink>
              ),
            ],
            [texts.messages, contact_messages],
          ]}
        />
        <Alert severity="info" sx={{ mt: 2 }}>
          {texts.audited}
        </Alert>
      </Section>
      <Section title={texts.request}>
        <FactList
          facts={[
            [texts.purpose, purpose && objectionTexts[purpose]],
            [texts.message, <Lines key="message">{message}</Lines>],
            [
              texts.extension,
              extension_reason && <Lines key="extension">{extension_reason}</Lines>,
            ],
            [texts.answerSent, answer && <Lines key="answer">{answer}</Lines>],
          ]}
        />
      </Section>
      {request.is_waiting && <RightsSteps request={request} detail={detail} />}
    </>
  )
}

function Lines({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: "pre-wrap" }}>
      {children}
    </Box>
  )
}
