import { validatorCompiler } from "fastify-type-provider-zod"
import { z } from "zod"

/** The query of a route that reads its parameters itself, by rules that no schema can state. */
export const anyQuery = z.looseObject({})

/** Validates what requests bring by its schema; `anyQuery` takes every query as it was parsed. */
export const compileValidator: typeof validatorCompiler = (route) =>
  route.schema === anyQuery ? (value: unknown) => ({ value }) : validatorCompiler(route)
