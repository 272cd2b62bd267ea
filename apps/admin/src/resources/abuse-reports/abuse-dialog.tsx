import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogContentText from "@mui/material/DialogContentText"
import DialogTitle from "@mui/material/DialogTitle"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { type AbuseDetail, abuseDetailSchema, type StaffAbuseGroup } from "@wara/contract/abuse"
import { dataAnswerSchema } from "@wara/contract/answer"
import { abuseReasonTexts } from "@wara/domain/abuse/abuse-texts"
import { useId } from "react"
import { useAction } from "../../ui/action-dialog.tsx"
import { Moment } from "../../ui/moment.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { Failure } from "../../ui/section.tsx"
import { callApi, postAction } from "../../wire/call-api.ts"
import { abuseReportTexts as texts } from "./abuse-report-texts.ts"

const detailSchema = dataAnswerSchema(abuseDetailSchema)

/** Everything that was reported about a subject, and the decision on what is open. */
export function AbuseDialog(props: { group: StaffAbuseGroup; onClose: () => void }) {
  const { group, onClose } = props
  const id = useId()
  const { isBusy, run } = useAction()
  const { data, error, refetch } = useQuery({
    queryKey: ["abuse-reports", group.id],
    queryFn: ({ signal }) =>
      callApi(`admin/abuse-reports/${group.id}/detail`, detailSchema, { signal }),
  })
  async function decide(decision: "uphold" | "dismiss", done: string) {
    const work = () => postAction(`admin/abuse-reports/${group.id}/${decision}`, {})
    if (await run(work, done)) onClose()
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>
        {texts.title}: {group.subject_name}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {group.is_open ? texts.lead : texts.decidedLead}{" "}
          <RecordLink resource={group.subject === "ad" ? "ads" : "users"} id={group.subject_id}>
            {texts.openSubject}
          </RecordLink>
        </DialogContentText>
        {error && <Failure error={error} onRetry={refetch} />}
        {data?.data.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Button onClick={onClose} disabled={isBusy} color="inherit">
          {texts.close}
        </Button>
        {group.is_open && (
          <>
            <Button disabled={isBusy} onClick={() => void decide("dismiss", texts.dismissed)}>
              {texts.dismiss}
            </Button>
            <Button
              variant="contained"
              disabled={isBusy}
              onClick={() => void decide("uphold", texts.upheld)}
            >
              {texts.uphold}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

function Report({ report }: { report: AbuseDetail[number] }) {
  const { created_at, message, reason, reporter_id, state } = report
  return (
    <Box sx={{ mb: 2, overflowWrap: "anywhere" }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {abuseReasonTexts[reason]} · {texts.states[state]}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: "pre-wrap" }}>
        {message}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        <Moment at={created_at} />,{" "}
        {reporter_id === null ? texts.withoutAccount : texts.withAccount}
      </Typography>
    </Box>
  )
}
