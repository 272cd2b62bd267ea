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

/** The settings by what they are about; the order of the page. */
export const settingGroups = {
  ads: ["featured_price", "free_ads", "ad_days", "reminder_days"],
  accounts: ["drafts", "saved_ads", "alerts"],
  contact: [
    ...(["reveals_hour", "reveals_day", "questions_network_hour", "questions_email_hour"] as const),
    ...(["questions_email_day", "questions_ad"] as const),
  ],
  reviews: ["response_hours", "trusted_publishing"],
} as const satisfies Record<keyof typeof settingsTexts.groups, readonly SettingName[]>

const groupsInOrder = ["ads", "accounts", "contact", "reviews"] as const

const path = "admin/settings"
const answer = dataAnswerSchema(settingsSchema)

export function SettingsPage() {
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callApi(path, answer, { signal }),
  })
  return (
    <Box sx={{ maxWidth: 900, mt: 2 }}>
      <Title title={settingsTexts.title} />
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rectangular" height={420} />}
      {data && <SettingsForm settings={data.data} />}
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
    <Box component="form" onSubmit={submit} noValidate sx={{ display: "grid", gap: 2 }}>
      {groupsInOrder.map((group) => (
        <Section key={group} title={settingsTexts.groups[group]}>
          <Box sx={{ display: "grid", columnGap: 2, gridTemplateColumns: { md: "1fr 1fr" } }}>
            {settingGroups[group].map((name) => (
              <SettingField
                key={name}
                name={name}
                typed={typed[name]}
                isWrong={wrong.has(name)}
                onType={(text) => {
                  setTyped({ ...typed, [name]: text })
                  setWrong(new Set([...wrong].filter((one) => one !== name)))
                }}
              />
            ))}
          </Box>
        </Section>
      ))}
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ justifySelf: "start" }}>
        {settingsTexts.save}
      </Button>
    </Box>
  )
}

function SettingField(props: {
  name: SettingName
  typed: string
  isWrong: boolean
  onType: (text: string) => void
}) {
  const { isWrong, name, onType, typed } = props
  const help = settingsTexts.helps[name]
  if (isSwitch(name)) {
    return (
      <FormControl fullWidth margin="dense">
        <FormControlLabel
          control={
            <Switch
              checked={typed === "1"}
              onChange={(_, isOn) => onType(isOn ? "1" : "0")}
              slotProps={{ input: { "aria-describedby": `${name}-help` } }}
            />
          }
          label={settingsTexts.names[name]}
        />
        <FormHelperText id={`${name}-help`}>{help}</FormHelperText>
      </FormControl>
    )
  }
  return (
    <TextField
      fullWidth
      margin="dense"
      label={settingsTexts.names[name]}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      error={isWrong}
      helperText={isWrong ? settingsTexts.invalid(settingsLimits[name]) : help}
      slotProps={{ htmlInput: { inputMode: "numeric" } }}
    />
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
