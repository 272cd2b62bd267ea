import Visibility from "@mui/icons-material/Visibility"
import VisibilityOff from "@mui/icons-material/VisibilityOff"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import IconButton from "@mui/material/IconButton"
import InputAdornment from "@mui/material/InputAdornment"
import Link from "@mui/material/Link"
import TextField from "@mui/material/TextField"
import Typography from "@mui/material/Typography"
import { type FormEvent, useRef, useState } from "react"
import { useLogin } from "react-admin"
import { panelSettings } from "../panel-settings.ts"
import { Mark } from "../ui/pictures.tsx"
import { PanelError } from "../wire/query-client.ts"
import { CodeField } from "./code-field.tsx"
import { sessionTexts } from "./session-texts.ts"

export function LogInPage() {
  const logIn = useLogin()
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const [wantsCode, setWantsCode] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isShown, setShown] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const given = code.current?.value.trim()
    const typed = {
      email: email.current?.value.trim() ?? "",
      password: password.current?.value,
      ...(given ? { code: given } : {}),
    }
    if (typed.email === "") return refuse(sessionTexts.emailMissing, email.current)
    if (!typed.password) return refuse(sessionTexts.passwordMissing, password.current)
    if (wantsCode && !given) return refuse(sessionTexts.codeMissing, code.current)
    setBusy(true)
    setFailure(null)
    try {
      await logIn(typed)
    } catch (error) {
      setBusy(false)
      const isCode = error instanceof PanelError && error.code === "SecondFactorError"
      if (isCode && !wantsCode) return setWantsCode(true)
      refuse(logInFailure(error), isCode ? code.current : password.current)
    }
  }

  function refuse(sentence: string, field: HTMLInputElement | null) {
    setFailure(sentence)
    field?.focus()
    field?.select()
  }

  return (
    <Box component="main" sx={{ minHeight: "100dvh", display: "grid", placeItems: "center", p: 3 }}>
      <Box component="form" noValidate onSubmit={submit} sx={{ width: "100%", maxWidth: 380 }}>
        <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, mb: 1 }}>
          <Mark size={32} />
          <Typography variant="h1">
            {panelSettings.siteName} <Box component="span">{sessionTexts.title}</Box>
          </Typography>
        </Box>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {sessionTexts.lead}
        </Typography>
        <Box role="alert" sx={{ mb: failure ? 2 : 0 }}>
          {failure && <Alert severity="error">{failure}</Alert>}
        </Box>
        <TextField
          fullWidth
          autoFocus
          label={sessionTexts.email}
          type="email"
          name="email"
          autoComplete="username"
          inputRef={email}
        />
        <TextField
          fullWidth
          label={sessionTexts.password}
          type={isShown ? "text" : "password"}
          name="password"
          autoComplete="current-password"
          inputRef={password}
          slotProps={{
            input: {
              endAdornment: (
                <InputAdornment position="end">
                  <IconButton
                    edge="end"
                    aria-label={isShown ? sessionTexts.hide : sessionTexts.show}
                    onClick={() => setShown(!isShown)}
                  >
                    {isShown ? <VisibilityOff /> : <Visibility />}
                  </IconButton>
                </InputAdornment>
              ),
            },
          }}
        />
        {wantsCode && <CodeField fieldRef={code} />}
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          disabled={isBusy}
          sx={{ mt: 2 }}
        >
          {isBusy ? sessionTexts.loggingIn : sessionTexts.logIn}
        </Button>
        {panelSettings.siteUrl !== "" && (
          <Link href={panelSettings.siteUrl} sx={{ display: "inline-block", mt: 3 }}>
            {sessionTexts.toSite}
          </Link>
        )}
      </Box>
    </Box>
  )
}

export function logInFailure(error: unknown): string {
  if (!(error instanceof PanelError)) return String(error)
  if (error.code === "AccountBlockedError") return sessionTexts.blocked
  if (error.code === "SecondFactorError") return error.message
  if (error.status === 401 || error.status === 400) return sessionTexts.wrong
  if (error.status === 403) return sessionTexts.notStaff
  if (error.status === 429) return sessionTexts.tooMany
  return error.message
}
