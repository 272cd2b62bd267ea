import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { recoveryCodesSchema, secondFactorSetupSchema } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { type FormEvent, useRef, useState } from "react"
import { Title, useNotify } from "react-admin"
import { renderSVG } from "uqr"
import { callApi } from "../wire/call-api.ts"
import { PanelError } from "../wire/query-client.ts"
import { CodeField } from "./code-field.tsx"
import { sessionTexts } from "./session-texts.ts"

type Step =
  | { name: "lead" }
  | { name: "scan"; secret: string; uri: string; isChange: boolean }
  | { name: "recovery"; codes: readonly string[] }

/** Sets up the authenticator app of the logged-in person. */
export function SecondFactorPage(props: {
  isOn: boolean
  isRequired: boolean
  onDone: () => void
}) {
  const [step, setStep] = useState<Step>({ name: "lead" })
  const [failure, setFailure] = useState<string | null>(null)

  async function attempt(work: () => Promise<Step>) {
    setFailure(null)
    try {
      setStep(await work())
    } catch (error) {
      if (!(error instanceof PanelError)) throw error
      setFailure(error.message)
    }
  }
  const begin = (isChange: boolean) =>
    attempt(async () => ({ name: "scan", isChange, ...(await proposeSecret(isChange)) }))
  const showCodes = (request: () => Promise<string[]>) =>
    attempt(async () => ({ name: "recovery", codes: await request() }))

  return (
    <Card sx={{ mt: 3, maxWidth: 560, p: { xs: 2, sm: 3 } }}>
      <Title title={sessionTexts.security} />
      <Typography variant="h2" gutterBottom>
        {headingOf(step)}
      </Typography>
      {props.isRequired && step.name === "lead" && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {sessionTexts.securityRequired}
        </Alert>
      )}
      <div role="alert">
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
      </div>
      {step.name === "lead" && (
        <Lead
          isOn={props.isOn}
          onBegin={() => begin(false)}
          onChange={() => begin(true)}
          onNewCodes={() => showCodes(newCodes)}
        />
      )}
      {step.name === "scan" && (
        <Scan
          {...step}
          onCode={(code) => showCodes(() => activate(step, code))}
          onCancel={() => {
            setFailure(null)
            setStep({ name: "lead" })
          }}
        />
      )}
      {step.name === "recovery" && <Recovery codes={step.codes} onDone={props.onDone} />}
    </Card>
  )
}

function headingOf(step: Step): string {
  if (step.name === "recovery") return sessionTexts.recovery
  return step.name === "scan" && step.isChange ? sessionTexts.change : sessionTexts.security
}

async function proposeSecret(isChange: boolean) {
  const answer = dataAnswerSchema(secondFactorSetupSchema)
  const path = isChange ? "admin/second-factor/proposal" : "admin/second-factor"
  return (await callApi(path, answer, { method: "POST" })).data
}

/** Confirms a first authenticator, or replaces the present one; returns recovery codes. */
async function activate(scan: { isChange: boolean; secret: string }, code: string) {
  const answer = dataAnswerSchema(recoveryCodesSchema)
  const { data } = scan.isChange
    ? await callApi("admin/second-factor", answer, {
        method: "PUT",
        body: { secret: scan.secret, code },
      })
    : await callApi("admin/second-factor/confirmation", answer, { method: "POST", body: { code } })
  return data.recovery_codes
}

async function newCodes(): Promise<string[]> {
  const answer = dataAnswerSchema(recoveryCodesSchema)
  const { data } = await callApi("admin/second-factor/recovery-codes", answer, { method: "POST" })
  return data.recovery_codes
}

function Lead(props: {
  isOn: boolean
  onBegin: () => void
  onChange: () => void
  onNewCodes: () => void
}) {
  const { isOn, onBegin, onChange, onNewCodes } = props
  return (
    <>
      <Typography sx={{ mb: 2 }}>{isOn ? sessionTexts.isOn : sessionTexts.securityLead}</Typography>
      {isOn ? (
        <>
          <Typography sx={{ mb: 2 }}>{sessionTexts.changeLead}</Typography>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <Button variant="outlined" onClick={onChange}>
              {sessionTexts.change}
            </Button>
            <Button variant="outlined" onClick={onNewCodes}>
              {sessionTexts.newCodes}
            </Button>
          </Box>
        </>
      ) : (
        <Button variant="contained" onClick={onBegin}>
          {sessionTexts.setUp}
        </Button>
      )}
    </>
  )
}

function Scan(props: {
  secret: string
  uri: string
  isChange: boolean
  onCode: (code: string) => void
  onCancel: () => void
}) {
  const code = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onCode(code.current?.value.trim() ?? "")
  }
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(props.uri))}`
  return (
    <Box component="form" onSubmit={submit}>
      <Typography sx={{ mb: 2 }}>
        {props.isChange ? sessionTexts.scanChange : sessionTexts.scan}
      </Typography>
      <Box
        component="img"
        src={picture}
        alt={sessionTexts.qr}
        sx={{
          ...{ display: "block", width: 220, height: 220, p: 1 },
          ...{ bgcolor: "#fff", border: 1, borderColor: "divider", borderRadius: 1 },
        }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ my: 2, overflowWrap: "anywhere" }}>
        {sessionTexts.typeSecret}
        <Box component="code" sx={{ display: "block", mt: 0.5, color: "text.primary" }}>
          {props.secret.match(/.{1,4}/g)?.join(" ")}
        </Box>
      </Typography>
      <CodeField fieldRef={code} isFirst />
      <Box sx={{ display: "flex", gap: 1, mt: 2 }}>
        <Button type="submit" variant="contained">
          {sessionTexts.activate}
        </Button>
        <Button onClick={props.onCancel}>{sessionTexts.cancel}</Button>
      </Box>
    </Box>
  )
}

function Recovery({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const notify = useNotify()
  async function copy() {
    await navigator.clipboard.writeText(codes.join("\n"))
    notify(sessionTexts.copied, { type: "success" })
  }
  return (
    <>
      <Typography sx={{ mb: 2 }}>{sessionTexts.recoveryLead}</Typography>
      <Box
        component="ul"
        sx={{
          ...{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1, p: 2, mb: 2 },
          ...{ listStyle: "none", border: 1, borderColor: "divider", borderRadius: 1 },
        }}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Box sx={{ display: "flex", gap: 1 }}>
        <Button variant="outlined" onClick={copy}>
          {sessionTexts.copy}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {sessionTexts.saved}
        </Button>
      </Box>
    </>
  )
}
