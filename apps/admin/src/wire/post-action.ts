import { z } from "zod"
import { callApi } from "./call-api.ts"

/** Posts an action whose response is not needed. Throws PanelError. */
export async function postAction(path: string, data: unknown): Promise<void> {
  await callApi(path, z.unknown(), { method: "POST", body: { data } })
}
