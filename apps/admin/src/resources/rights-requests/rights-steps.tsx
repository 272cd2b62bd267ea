import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import MenuItem from "@mui/material/MenuItem"
import Stack from "@mui/material/Stack"
import TextField from "@mui/material/TextField"
import type { RightsDetail, StaffRightsRequest } from "@wara/contract/privacy"
import { mayExtend } from "@wara/domain/privacy/rights-clock"
import { canTransitionRights } from "@wara/domain/privacy/rights-lifecycle"
import { rightsLimits } from "@wara/domain/privacy/rights-schema"
import { rightsTemplates } from "@wara/domain/privacy/rights-texts"
import { useState } from "react"
import { ActionDialog, useAction } from "../../ui/action-dialog.tsx"
import { Section } from "../../ui/section.tsx"
import { postAction } from "../../wire/call-api.ts"
import { rightsRequestTexts as texts } from "./rights-request-texts.ts"

type Step = keyof typeof texts.steps

const steps: readonly Step[] = ["answer", "refuse", "extend"]
const lengths = {
  answer: rightsLimits.answer,
  refuse: rightsLimits.answer,
  extend: rightsLimits.reason,
} as const

/** What the operator can do with a waiting request, and what an answer changes by itself. */
export function RightsSteps(props: { request: StaffRightsRequest; detail: RightsDetail }) {
  const { detail, request } = props
  const [step, setStep] = useState<Step | null>(null)
  return (
    <Section title={texts.steps.answer.open}>
      <Alert severity="warning">{effectOf(request, detail)}</Alert>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: "wrap" }}>
        {steps
          .filter((one) => canTransitionRights(request.state, one, "staff"))
          .filter((one) => one !== "extend" || mayExtend(request.right))
          .map((one) => (
            <Button
              key={one}
              variant={one === "answer" ? "contained" : "outlined"}
              color={one === "refuse" ? "error" : "primary"}
              onClick={() => setStep(one)}
            >
              {texts.steps[one].open}
            </Button>
          ))}
      </Stack>
      {step && <StepDialog request={request} step={step} onClose={() => setStep(null)} />}
    </Section>
  )
}

function effectOf({ right }: StaffRightsRequest, detail: RightsDetail): string {
  const { effects } = texts
  const hasAccount = detail.user_id !== null
  if (right === "block" && hasAccount) return effects.block
  if (hasAccount) return effects.byHand
  if (right === "erasure") return effects.erasure(detail.contact_messages)
  return right === "access" || right === "portability" ? effects.data : effects.byHand
}

/** Writes the mail of a step, from a template if one fits. */
function StepDialog(props: { request: StaffRightsRequest; step: Step; onClose: () => void }) {
  const { onClose, request, step } = props
  const [text, setText] = useState("")
  const { isBusy, run } = useAction()
  const { done, label, lead, title } = texts.steps[step]
  const { max, min } = lengths[step]
  async function confirm() {
    const typed = text.trim()
    if (typed.length < min) return
    const work = () => postAction(`admin/rights-requests/${request.id}/${step}`, { text: typed })
    if (await run(work, done)) onClose()
  }
  return (
    <ActionDialog
      title={title}
      lead={lead}
      isBusy={isBusy}
      isDangerous={step === "refuse"}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        select
        fullWidth
        label={texts.template}
        defaultValue=""
        onChange={({ target }) => setText(target.value)}
        sx={{ mb: 2 }}
      >
        <MenuItem value="">{texts.noTemplate}</MenuItem>
        {rightsTemplates
          .filter(
            ({ right, step: fits }) => fits === step && (right ?? request.right) === request.right,
          )
          .map(({ name, text: template }) => (
            <MenuItem key={name} value={template}>
              {name}
            </MenuItem>
          ))}
      </TextField>
      <TextField
        fullWidth
        required
        multiline
        minRows={5}
        label={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { minLength: min, maxLength: max } }}
      />
    </ActionDialog>
  )
}
