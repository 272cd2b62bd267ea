import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { Panel } from "./panel.tsx"
import "./theme/fonts.css"

const place = document.getElementById("panel")
if (place === null) throw new Error("The page has no place for the panel")
createRoot(place).render(
  <StrictMode>
    <Panel />
  </StrictMode>,
)
