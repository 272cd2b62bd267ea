import { currentAnnouncementSchema } from "@wara/contract/announcement"
import { dataAnswerSchema } from "@wara/contract/answer"
import type { ShownAnnouncement } from "@wara/domain/announcements/announcement"
import { createContext } from "react-router"
import { z } from "zod"
import { backendGet } from "./client.server.ts"
import { sharedReads } from "./shared-reads.server.ts"

const answer = dataAnswerSchema(z.array(currentAnnouncementSchema))

/** The current announcements of the site with their audiences, the same for everybody. */
export const loadAnnouncements = sharedReads.share(
  ["announcements"],
  async () => (await backendGet("/announcements", {}, answer)).data,
)

/** Those that the page of a request shows, once its root is loaded. */
export const shownAnnouncements = createContext<readonly ShownAnnouncement[]>([])
