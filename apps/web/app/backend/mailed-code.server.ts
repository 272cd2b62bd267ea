import { data } from "react-router"
import { BackendError } from "./backend-error.server.ts"

/**
 * What the code in the link of an e-mail opens; null when it is invalid or no longer valid. Throws a
 * response with the status of any other error.
 */
export async function readByCode<Opened>(
  code: string,
  read: () => Promise<Opened>,
): Promise<Opened | null> {
  if (!/^[\w-]{1,200}$/.test(code)) return null
  try {
    return await read()
  } catch (error) {
    if (error instanceof BackendError && [400, 410].includes(error.status)) return null
    if (!(error instanceof BackendError)) throw error
    throw data({ message: error.message }, error.status)
  }
}
