import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import TextField from "@mui/material/TextField"
import Typography from "@mui/material/Typography"
import type { StaffNote } from "@wara/contract/admin"
import { staffNoteLimit } from "@wara/domain/ads/review"
import { type FormEvent, useState } from "react"
import { useGetList } from "react-admin"
import { useAction } from "../ui/action-dialog.tsx"
import { Moment } from "../ui/moment.tsx"
import { Failure, Section } from "../ui/section.tsx"
import { postAction } from "../wire/call-api.ts"
import { noteTexts } from "./note-texts.ts"

/** The team's notes on an ad or an account; notes are added, never changed. */
export function StaffNotes({ about, id }: { about: "ads" | "users"; id: number }) {
  const { data, error, refetch } = useGetList<StaffNote>("notes", {
    pagination: { page: 1, perPage: 100 },
    sort: { field: "id", order: "DESC" },
    filter: about === "ads" ? { ad_id: id } : { user_id: id },
  })
  return (
    <Section title={noteTexts.titles[about]}>
      <NoteForm path={`admin/${about}/${id}/notes`} />
      {error && <Failure error={error} onRetry={refetch} />}
      {data?.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {noteTexts.none}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{ m: 0, mt: 1.5, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}
      >
        {data?.map((note) => (
          <Box component="li" key={note.id}>
            <Typography variant="body2" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {note.text}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {note.author_name} · <Moment at={note.createdAt} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

function NoteForm({ path }: { path: string }) {
  const [text, setText] = useState("")
  const { isBusy, run } = useAction()
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === "") return
    if (await run(() => postAction(path, { text: text.trim() }), noteTexts.saved)) setText("")
  }
  return (
    <Box component="form" onSubmit={submit} noValidate>
      <TextField
        fullWidth
        multiline
        minRows={2}
        size="small"
        label={noteTexts.write}
        value={text}
        onChange={({ target }) => setText(target.value)}
        helperText={noteTexts.help}
        slotProps={{ htmlInput: { maxLength: staffNoteLimit } }}
      />
      <Button type="submit" size="small" variant="outlined" disabled={isBusy || text.trim() === ""}>
        {noteTexts.add}
      </Button>
    </Box>
  )
}
