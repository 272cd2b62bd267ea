import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Skeleton from "@mui/material/Skeleton"
import TextField from "@mui/material/TextField"
import { useQuery } from "@tanstack/react-query"
import { dataAnswerSchema } from "@wara/contract/answer"
import { type Settings, settingsSchema } from "@wara/domain/site/settings-schema"
import { type FormEvent, useState } from "react"
import { Title } from "react-admin"
import { Failure } from "../../ui/failure.tsx"
import { Section } from "../../ui/section.tsx"
import { useAction } from "../../ui/use-action.ts"
import { callApi } from "../../wire/call-api.ts"
import { settingsTexts } from "./settings-texts.ts"

const path = "admin/settings"
const answer = dataAnswerSchema(settingsSchema)

/** What operators set without a programmer. */
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
        {!data && !error && <Skeleton variant="rectangular" height={96} />}
        {data && <SettingsForm settings={data.data} />}
      </Section>
    </Box>
  )
}

function SettingsForm({ settings }: { settings: Settings }) {
  const [price, setPrice] = useState(String(settings.featured_price))
  const [isWrong, setWrong] = useState(false)
  const { isBusy, run } = useAction()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = settingsSchema.safeParse({ featured_price: Number(price) })
    if (!typed.success) return setWrong(true)
    const body = { data: typed.data }
    await run(async () => {
      await callApi(path, answer, { method: "PUT", body })
    }, settingsTexts.saved)
  }

  return (
    <Box component="form" onSubmit={submit} noValidate>
      <TextField
        fullWidth
        label={settingsTexts.featuredPrice}
        value={price}
        onChange={({ target }) => {
          setPrice(target.value)
          setWrong(false)
        }}
        error={isWrong}
        helperText={isWrong ? settingsTexts.invalid : settingsTexts.featuredPriceHelp}
        slotProps={{ htmlInput: { inputMode: "numeric" } }}
      />
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ mt: 1 }}>
        {settingsTexts.save}
      </Button>
    </Box>
  )
}
