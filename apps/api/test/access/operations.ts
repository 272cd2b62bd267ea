import { z } from "zod"
import type { TestApp } from "../create-test-app.ts"
import { sampleBody } from "../sample-body.ts"

const methods = z.enum(["GET", "POST", "PUT", "DELETE"])

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        summary: z.string(),
        responses: z.record(z.string(), z.unknown()),
        parameters: z
          .array(
            z.looseObject({ in: z.string(), name: z.string(), required: z.boolean().optional() }),
          )
          .default([]),
        requestBody: z
          .object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) })
          .optional(),
      }),
    ),
  ),
})

/** An operation as the api documents it. */
export type Operation = {
  /** `METHOD /path/{parameter}`. */
  key: string
  method: z.infer<typeof methods>
  path: string
  /** Documented statuses. */
  statuses: number[]
  /** Headers without which it is refused. */
  headers: string[]
  /** A valid body; undefined when the operation has none. */
  sample: unknown
}

/** Every operation of the api's own documentation. */
export async function readOperations({ app }: TestApp): Promise<Operation[]> {
  const { paths } = documentSchema.parse((await app.inject("/documentation/json")).json())
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([name, { parameters, requestBody, responses }]) => {
      const method = methods.parse(name.toUpperCase())
      const schema = requestBody?.content["application/json"]?.schema
      return {
        ...{ key: `${method} ${path}`, method, path },
        statuses: Object.keys(responses).map(Number),
        headers: parameters
          .filter((parameter) => parameter.in === "header" && parameter.required)
          .map((parameter) => parameter.name),
        sample: schema === undefined ? undefined : sampleBody(Object(schema)),
      }
    }),
  )
}

/** Path parameters of an operation. */
export const parametersOf = ({ path }: Pick<Operation, "path">): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)

/** The path with one value in place of every parameter. */
export const fillPath = ({ path }: Pick<Operation, "path">, value: string): string =>
  path.replaceAll(/\{\w+\}/g, value)
