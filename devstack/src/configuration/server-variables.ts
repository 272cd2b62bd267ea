import { apiEnvironment } from "../../../apps/api/src/environment.ts"
import { webEnvironment } from "../../../apps/web/app/environment.server.ts"
import type { PlainVariable } from "./stack-variables.ts"

/** A variable of a server, with its default as one would write it; "" when there is none. */
export type ServerVariable = PlainVariable & { value: string }

const none = "none"

/** Variables of the api, in the order of its schema. */
export const apiVariables: ServerVariable[] = Object.entries(apiEnvironment.shape).map(fromSchema)

/** Variables of the web server, in the order of its schema. */
export const webVariables: ServerVariable[] = Object.entries(webEnvironment.shape).map(fromSchema)

type Setting = {
  meta: () => Record<string, unknown> | undefined
  safeParse: (value: undefined) => { success: boolean; data?: unknown }
}

function fromSchema([name, schema]: [string, Setting]): ServerVariable {
  const { description, without, shownDefault } = schema.meta() ?? {}
  if (typeof description !== "string") throw new Error(`${name} does not say what it means`)
  const { success, data } = schema.safeParse(undefined)
  const fixed = success && shownDefault === undefined ? data : undefined
  const unset = String(shownDefault ?? shown(fixed))
  if (unset === none && !without) throw new Error(`${name} does not say what happens without it`)
  return {
    name,
    unset,
    description,
    without: String(without ?? "the default"),
    value: typeof fixed === "boolean" ? String(Number(fixed)) : String(fixed ?? ""),
  }
}

function shown(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no"
  return value === undefined || value === "" ? none : `\`${value}\``
}
