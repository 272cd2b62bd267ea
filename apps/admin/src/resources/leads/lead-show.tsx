import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { type StaffLead, type StaffLeadThread, staffLeadThreadSchema } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { formatPhone } from "@wara/domain/accounts/phone"
import { buyerRiskTexts, sellerRiskTexts } from "@wara/domain/leads/lead-texts"
import { useRecordContext } from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { RecordShow } from "../../ui/record-show.tsx"
import { FactList, Failure, Section } from "../../ui/section.tsx"
import { callApi } from "../../wire/call-api.ts"
import { leadListTexts as texts } from "./lead-list-texts.ts"

export function LeadShow() {
  return (
    <RecordShow actions={false}>
      <LeadPage />
    </RecordShow>
  )
}

const threadSchema = dataAnswerSchema(staffLeadThreadSchema)

/** A question with its whole thread, which is read once, because each reading is audited. */
export function LeadPage() {
  const lead = useRecordContext<StaffLead>()
  const id = lead?.id ?? 0
  const thread = useQuery({
    queryKey: ["leads", id, "thread"],
    queryFn: async ({ signal }) =>
      (await callApi(`admin/leads/${id}/thread`, threadSchema, { signal })).data,
    enabled: id > 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (!lead) return null
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 2fr)" },
        alignItems: "start",
      }}
    >
      <LeadFacts lead={lead} />
      <Section title={texts.thread}>
        <Typography variant="body2" color="textSecondary">
          {texts.audited}
        </Typography>
        {thread.error ? <Failure error={thread.error} onRetry={thread.refetch} /> : null}
        {thread.data?.messages.map((message) => (
          <Message key={`${message.author}${message.created_at}`} message={message} />
        ))}
      </Section>
    </Box>
  )
}

function LeadFacts({ lead }: { lead: StaffLead }) {
  const { buyer_id, company, delivered_at, email, first_answer_at, name, phone } = lead
  return (
    <Section title={name}>
      <FactList
        facts={[
          [texts.state, texts.states[lead.state]],
          [texts.channel, texts.channels[lead.channel]],
          [
            texts.sender,
            [company, formatPhone(phone), email].filter((fact) => fact !== "").join(" · "),
          ],
          [
            texts.buyer,
            buyer_id === null ? null : (
              <RecordLink key="buyer" resource="users" id={buyer_id}>
                {texts.seeAccount}
              </RecordLink>
            ),
          ],
          [
            texts.ad,
            lead.ad_id === null ? (
              lead.ad_name
            ) : (
              <RecordLink key="ad" resource="ads" id={lead.ad_id}>
                {lead.ad_name}
              </RecordLink>
            ),
          ],
          [
            texts.seller,
            <RecordLink key="seller" resource="users" id={lead.seller_id}>
              {lead.seller_name}
            </RecordLink>,
          ],
          [texts.when, <Moment key="at" at={lead.createdAt} />],
          [
            texts.delivered,
            delivered_at === null ? texts.waits : <Moment key="delivered" at={delivered_at} />,
          ],
          [texts.answered, first_answer_at && <Moment key="answered" at={first_answer_at} />],
        ]}
      />
    </Section>
  )
}

function Message({ message }: { message: StaffLeadThread["messages"][number] }) {
  const { author, created_at, is_read, risks, text } = message
  const riskTexts = author === "buyer" ? sellerRiskTexts : buyerRiskTexts
  return (
    <Box component="article" sx={{ borderTop: 1, borderColor: "divider", paddingTop: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {texts.authors[author]} · <Moment at={created_at} />
        {is_read ? "" : ` · ${texts.unread}`}
      </Typography>
      {risks.map((risk) => (
        <Alert key={risk} severity="warning" sx={{ marginY: 1 }}>
          {riskTexts[risk]}
        </Alert>
      ))}
      <Typography variant="body2" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {text}
      </Typography>
    </Box>
  )
}
