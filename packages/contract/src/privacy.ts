import { dataKinds } from "@wara/domain/privacy/data-register-texts"
import { objectionPurposes, rights, rightsStates } from "@wara/domain/privacy/rights-request"
import { z } from "zod"
import { instantSchema, recordSchema } from "./record.ts"

const isoDay = z.iso.date()

/** A request about personal data as its requester sees it; `id` is its documentId. */
export const rightsRequestSchema = z.object({
  id: z.string(),
  right: z.enum(rights),
  purpose: z.enum(objectionPurposes).nullable(),
  message: z.string(),
  state: z.enum(rightsStates),
  created_at: instantSchema,
  /** Last Chilean days on which the answer keeps our promise and the law. */
  goal_day: isoDay,
  limit_day: isoDay,
  extension_reason: z.string(),
  closed_at: instantSchema.nullable(),
  answer: z.string(),
})

export type RightsRequest = z.infer<typeof rightsRequestSchema>

/** A request that waits for the mailed link of its inbox; `id` is its documentId. */
export const unconfirmedRightsSchema = rightsRequestSchema
  .pick({ id: true, right: true, purpose: true, message: true, created_at: true })
  .extend({ name: z.string() })

export type UnconfirmedRights = z.infer<typeof unconfirmedRightsSchema>

/** A request in the panel's list: who asks is shown by its own page only, which is audited. */
export const staffRightsRequestSchema = recordSchema.extend({
  right: z.enum(rights),
  state: z.enum(rightsStates),
  /** Whether it waits for the team. */
  is_waiting: z.boolean(),
  has_account: z.boolean(),
  goal_day: isoDay,
  limit_day: isoDay,
  closed_at: instantSchema.nullable(),
  closed_by_name: z.string().nullable(),
  createdAt: instantSchema,
})

export type StaffRightsRequest = z.infer<typeof staffRightsRequestSchema>

/** GET admin/rights-requests/:id/detail: everything that answering a request needs. */
export const rightsDetailSchema = z.object({
  name: z.string(),
  email: z.string().nullable(),
  user_id: z.number().int().nullable(),
  purpose: z.enum(objectionPurposes).nullable(),
  message: z.string(),
  extension_reason: z.string(),
  answer: z.string(),
  /** Messages to the team from the requester's address. */
  contact_messages: z.number().int().nonnegative(),
})

export type RightsDetail = z.infer<typeof rightsDetailSchema>

/** How many records of each kind are stored about a person; kinds without any are left out. */
export const accessReportSchema = z.object({
  generated_at: instantSchema,
  kinds: z.array(z.object({ kind: z.enum(dataKinds), records: z.number().int().positive() })),
})

export type AccessReport = z.infer<typeof accessReportSchema>
