import { useQuery } from "@tanstack/react-query"
import { useRedirect } from "react-admin"
import { forgetStaff, readStaff } from "./auth-provider.ts"
import { SecondFactorPage } from "./second-factor-page.tsx"

/** The page of the second factor; any member of the team may open it. */
export function SecurityPage() {
  const redirect = useRedirect()
  const { data } = useQuery({ queryKey: ["panel-session"], queryFn: readStaff })
  if (data === undefined) return null
  const leave = () => {
    forgetStaff()
    redirect("/")
  }
  return <SecondFactorPage isOn={data.has_second_factor} isRequired={false} onDone={leave} />
}
