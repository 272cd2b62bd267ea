import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import { useQuery } from "@tanstack/react-query"
import { currentAnnouncementSchema } from "@wara/contract/announcement"
import { dataAnswerSchema } from "@wara/contract/answer"
import { maxAnnouncements } from "@wara/domain/announcements/announcement"
import { useState } from "react"
import { z } from "zod"
import { callApi } from "../wire/call-api.ts"
import { layoutTexts } from "./layout-texts.ts"

const path = "admin/current-announcements"
const answer = dataAnswerSchema(z.array(currentAnnouncementSchema))
const everyMs = 60_000
const storageKey = "panel-announcements-closed"

/** Announcements for the team on top of every page, until each person closes them. */
export function StaffAnnouncements() {
  const [closed, setClosed] = useState(readClosed)
  const { data } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callApi(path, answer, { signal }),
    refetchInterval: everyMs,
  })
  const shown = (data?.data ?? []).filter(({ id }) => !closed.includes(id))
  if (shown.length === 0) return null
  const close = (id: string) => {
    const all = [...closed, id].slice(-20)
    localStorage.setItem(storageKey, JSON.stringify(all))
    setClosed(all)
  }
  return (
    <Box
      component="section"
      aria-label={layoutTexts.announcements}
      sx={{ display: "grid", gap: 1, mt: 1 }}
    >
      {shown.slice(0, maxAnnouncements).map(({ id, kind, text }) => (
        <Alert
          key={id}
          role="note"
          severity={kind}
          onClose={() => close(id)}
          closeText={layoutTexts.closeAnnouncement}
        >
          {text}
        </Alert>
      ))}
    </Box>
  )
}

function readClosed(): string[] {
  const stored = z.array(z.string()).safeParse(JSON.parse(localStorage.getItem(storageKey) ?? "[]"))
  return stored.data ?? []
}
