import type { Seller } from "@wara/contract/seller"

/** The person logged in, as pages know them; a visitor is null. */
export type Viewer = Pick<Seller, "username" | "firstname" | "lastname" | "pro" | "avatar"> & {
  email: string
}
