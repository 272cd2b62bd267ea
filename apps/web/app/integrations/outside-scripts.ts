import type { IntegrationSettings } from "./integration-settings.ts"

/** Origins of the scripts of others that pages may load; empty when no such integration is on. */
export function outsideScripts({
  botCheck,
  tags,
}: Pick<IntegrationSettings, "botCheck" | "tags">): string[] {
  const urls = [tags?.url, botCheck?.scriptUrl].filter((url) => url !== undefined)
  return [...new Set(urls.map((url) => new URL(url).origin))]
}
