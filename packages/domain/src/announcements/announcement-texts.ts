import type { AnnouncementAudience, AnnouncementKind } from "./announcement.ts"

export const announcementTexts = {
  kinds: { info: "Información", warning: "Advertencia" } satisfies Record<AnnouncementKind, string>,
  audiences: {
    everybody: "Todos, en el sitio",
    users: "Usuarios con sesión, en el sitio",
    staff: "El equipo, en el panel",
  } satisfies Record<AnnouncementAudience, string>,
  endsBefore: "El fin tiene que ser después del inicio.",
} as const
