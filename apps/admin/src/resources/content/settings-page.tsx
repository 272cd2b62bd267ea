import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import FormControl from "@mui/material/FormControl"
import FormControlLabel from "@mui/material/FormControlLabel"
import FormHelperText from "@mui/material/FormHelperText"
import Skeleton from "@mui/material/Skeleton"
import Switch from "@mui/material/Switch"
import TextField from "@mui/material/TextField"
import { useQuery } from "@tanstack/react-query"
import { dataAnswerSchema } from "@wara/contract/answer"
import {
  isSwitch,
  type SettingName,
  type Settings,
  settingNames,
  settingsLimits,
  settingsSchema,
} from "@wara/domain/site/settings-schema"
import { type FormEvent, useState } from "react"
import { Title } from "react-admin"
import { useAction } from "../../ui/action-dialog.tsx"
import { Failure, Section } from "../../ui/section.tsx"
import { callApi } from "../../wire/call-api.ts"
import { settingsTexts } from "./content-texts.ts"

const path = "admin/settings"
const answer = dataAnswerSchema(settingsSchema)

export function SettingsPage() {
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callApi(path, answer, { signal }),
  })
  return (
    <Box sx={{ maxWidth: 560, mt: 2 }}>
      <Title title={settingsTexts.title} />
      <Section title={settingsTexts.title}>
        {error && <Failure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton variant="rectangular" height={420} />}
        {data && <SettingsForm settings={data.data} />}
      </Section>
    </Box>
  )
}

function SettingsForm({ settings }: { settings: Settings }) {
  const [typed, setTyped] = useState(() => textsOf(settings))
  const [wrong, setWrong] = useState<ReadonlySet<SettingName>>(new Set())
  const { isBusy, run } = useAction()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const refused = settingNames.filter((name) => !isAllowed(name, typed[name]))
    setWrong(new Set(refused))
    if (refused.length > 0) return
    const changed = settingNames.filter((name) => Number(typed[name]) !== settings[name])
    const data = Object.fromEntries(changed.map((name) => [name, Number(typed[name])]))
    await run(async () => {
      await callApi(path, answer, { method: "PUT", body: { data } })
    }, settingsTexts.saved)
  }

  return (
    <Box component="form" onSubmit={submit} noValidate>
      {settingNames.map((name) =>
        isSwitch(name) ? (
          <FormControl key={name} fullWidth margin="dense">
            <FormControlLabel
              control={
                <Switch
                  checked={typed[name] === "1"}
                  onChange={(_, isOn) => setTyped({ ...typed, [name]: isOn ? "1" : "0" })}
                  slotProps={{ input: { "aria-describedby": `${name}-help` } }}
                />
              }
              label={settingsTexts.names[name]}
            />
            <FormHelperText id={`${name}-help`}>{settingsTexts.helps[name]}</FormHelperText>
          </FormControl>
        ) : (
          <TextField
            key={name}
            fullWidth
            margin="dense"
            label={settingsTexts.names[name]}
            value={typed[name]}
            onChange={({ target }) => {
              setTyped({ ...typed, [name]: target.value })
              setWrong(new Set([...wrong].filter((one) => one !== name)))
            }}
            error={wrong.has(name)}
            helperText={
              wrong.has(name)
                ? settingsTexts.invalid(settingsLimits[name])
                : settingsTexts.helps[name]
            }
            slotProps={{ htmlInput: { inputMode: "numeric" } }}
          />
        ),
      )}
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ mt: 1 }}>
        {settingsTexts.save}
      </Button>
    </Box>
  )
}

function textsOf(settings: Settings): Record<SettingName, string> {
  return {
    featured_price: String(settings.featured_price),
    free_ads: String(settings.free_ads),
    ad_days: String(settings.ad_days),
    reminder_days: String(settings.reminder_days),
    drafts: String(settings.drafts),
    saved_ads: String(settings.saved_ads),
    alerts: String(settings.alerts),
    reveals_hour: String(settings.reveals_hour),
    reveals_day: String(settings.reveals_day),
    questions_network_hour: String(settings.questions_network_hour),
    questions_email_hour: String(settings.questions_email_hour),
    questions_email_day: String(settings.questions_email_day),
    questions_ad: String(settings.questions_ad),
    response_hours: String(settings.response_hours),
    trusted_publishing: String(settings.trusted_publishing),
  }
}

function isAllowed(name: SettingName, text: string): boolean {
  return text.trim() !== "" && settingsSchema.shape[name].safeParse(Number(text)).success
}
