import { publishingRuts } from "@wara/domain/accounts/publishing-ruts"
import { publisherPath } from "@wara/domain/site/return-path"
import { type RouterContextProvider, redirect } from "react-router"
import { person } from "../session/person.server.ts"

/** Redirects an account without a RUT to the publisher page, and back to `url` afterwards. */
export async function requirePublisher(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<void> {
  const account = await context.get(person).load()
  if (account === null) return
  const ruts = publishingRuts({ rut: account.rut, companyRut: account.company_rut })
  if (ruts.length > 0) return
  throw redirect(publisherPath(url.pathname + url.search))
}
