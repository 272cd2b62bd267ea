import OpenInNew from "@mui/icons-material/OpenInNew"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import Tooltip from "@mui/material/Tooltip"
import { useEffect } from "react"
import {
  AppBar,
  type AppBarProps,
  Logout,
  TitlePortal,
  UserMenu,
  useGetIdentity,
} from "react-admin"
import { panelSettings } from "../panel-settings.ts"
import { Mark } from "../ui/mark.tsx"
import { layoutTexts } from "./layout-texts.ts"

export function PanelBar(props: AppBarProps) {
  usePageTitle()
  return (
    <AppBar {...props} color="default" userMenu={<StaffMenu />}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, mr: 2 }}>
        <Mark size={20} />
        <Box
          component="span"
          // On a phone the page's title needs the space.
          sx={{ fontWeight: 650, fontStretch: "112%", display: { xs: "none", sm: "inline" } }}
        >
          {panelSettings.siteName}
        </Box>
      </Box>
      <TitlePortal component="h1" variant="h6" />
      {panelSettings.siteUrl !== "" && (
        <Tooltip title={layoutTexts.toSite}>
          <IconButton
            component="a"
            href={panelSettings.siteUrl}
            target="_blank"
            rel="noopener"
            aria-label={layoutTexts.toSite}
            color="inherit"
          >
            <OpenInNew fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </AppBar>
  )
}

function StaffMenu() {
  const { data } = useGetIdentity()
  return (
    <UserMenu label={data?.fullName ?? ""}>
      <Logout />
    </UserMenu>
  )
}

/** Copies the title that the library writes into the bar to the browser's tab. */
function usePageTitle(): void {
  useEffect(() => {
    const title = document.getElementById("react-admin-title")
    if (!title) return
    const copy = () => {
      const page = title.textContent?.trim() ?? ""
      const panel = `${panelSettings.siteName} ${layoutTexts.panel}`
      document.title = page === "" ? panel : `${page} · ${panel}`
    }
    copy()
    const observer = new MutationObserver(copy)
    observer.observe(title, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [])
}
