import { imageVariantUrl } from "@wara/domain/site/image-variants"
import type { EmailSite } from "./email-layout.ts"
import { type Html, html } from "./html.ts"

/** An ad as a mail shows it; `photo` is the stored address of its cover, null without a public one. */
export type MailedAd = { name: string; photo: string | null }

/** The ad's photo above its name. Programs that block pictures show what the photo would show. */
export function adCard(site: EmailSite, { name, photo }: MailedAd): Html {
  if (photo === null) return html``
  const source = imageVariantUrl(photo, site.baseUrl, { width: 640 })
  return html`<div class="ad"><img src="${source}" alt="Foto de ${name}" width="510"><div class="name">${name}</div></div>`
}
