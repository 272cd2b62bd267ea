import type { Publisher } from "@wara/domain/accounts/profile-schema"
import type { Database } from "../../../database/database.ts"
import { storePublisher } from "../store.ts"

/**
 * Stores the data under which an account publishes and buys; a company account keeps the RUT of its
 * person.
 */
export async function setPublisher(
  database: Database,
  userId: number,
  publisher: Publisher,
): Promise<void> {
  await storePublisher(
    database,
    userId,
    publisher.kind === "company"
      ? {
          kind: "company",
          companyName: publisher.company_name,
          businessActivity: publisher.business_activity,
          companyRut: publisher.company_rut,
        }
      : {
          kind: "person",
          rut: publisher.rut,
          companyName: null,
          businessActivity: null,
          companyRut: null,
        },
  )
}
