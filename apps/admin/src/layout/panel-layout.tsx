import OpenInNew from "@mui/icons-material/OpenInNew"
import VpnKeyOutlined from "@mui/icons-material/VpnKeyOutlined"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import Link from "@mui/material/Link"
import ListItemIcon from "@mui/material/ListItemIcon"
import ListItemText from "@mui/material/ListItemText"
import MenuItem from "@mui/material/MenuItem"
import Tooltip from "@mui/material/Tooltip"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useEffect } from "react"
import {
  AppBar,
  type AppBarProps,
  Layout,
  Logout,
  Title,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useUserMenu,
} from "react-admin"
import { Link as RouterLink } from "react-router"
import { panelSettings } from "../panel-settings.ts"
import { UndoStack } from "../review/undo-stack.tsx"
import { forgetStaff, readStaff } from "../session/auth-provider.ts"
import { ConfirmationDialog } from "../session/confirmation-dialog.tsx"
import { SecondFactorPage } from "../session/second-factor-page.tsx"
import { sessionTexts } from "../session/session-texts.ts"
import { Mark } from "../ui/pictures.tsx"
import { layoutTexts } from "./layout-texts.ts"
import { PanelMenu } from "./panel-menu.tsx"
import { StaffAnnouncements } from "./staff-announcements.tsx"

export function PanelLayout({ children }: { children: ReactNode }) {
  return (
    <Layout
      appBar={PanelBar}
      appBarAlwaysOn
      menu={PanelMenu}
      sx={{
        // Wide tables scroll within themselves.
        minWidth: 0,
        "& .RaLayout-contentWithSidebar": { minWidth: 0 },
        "& .RaLayout-appFrame": { mt: { xs: 6, md: 6 } },
        "& .RaLayout-content": { px: { xs: 1.5, md: 3 }, pb: 4, minWidth: 0 },
        "& .RaSidebar-fixed": { borderRight: 1, borderColor: "divider" },
      }}
    >
      <RequiredSecondFactor>
        <StaffAnnouncements />
        {children}
      </RequiredSecondFactor>
      <UndoStack />
      <ConfirmationDialog />
    </Layout>
  )
}

/** The pages, or the set-up of a second factor while the person may not work without one. */
function RequiredSecondFactor({ children }: { children: ReactNode }) {
  const { data, refetch } = useQuery({ queryKey: ["panel-session"], queryFn: readStaff })
  if (!data?.needs_second_factor) return children
  const proceed = () => {
    forgetStaff()
    refetch()
  }
  return <SecondFactorPage isOn={false} isRequired onDone={proceed} />
}

function PanelBar(props: AppBarProps) {
  usePageTitle()
  return (
    <AppBar {...props} color="default" userMenu={<StaffMenu />}>
      <Box
        // On a phone the page's title needs the space.
        sx={{ display: { xs: "none", sm: "flex" }, alignItems: "center", gap: 1, mr: 2 }}
      >
        <Mark size={20} />
        <Box component="span" sx={{ fontWeight: 650, fontStretch: "112%" }}>
          {panelSettings.siteName}
        </Box>
      </Box>
      <TitlePortal
        component="h1"
        variant="h6"
        // Two lines on a phone rather than half of a word.
        sx={{
          fontSize: { xs: "0.9375rem", sm: "1.0625rem" },
          lineHeight: 1.2,
          whiteSpace: { xs: "normal", sm: "nowrap" },
        }}
      />
      {panelSettings.siteUrl !== "" && (
        <Tooltip title={layoutTexts.toSite}>
          <IconButton
            component="a"
            href={panelSettings.siteUrl}
            target="_blank"
            rel="noopener"
            aria-label={layoutTexts.toSite}
            color="inherit"
            sx={{ display: { xs: "none", sm: "inline-flex" } }}
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
      <SiteItem />
      <SecurityItem />
      <Logout />
    </UserMenu>
  )
}

/** Where the bar has no space for the site's button. */
function SiteItem() {
  const { onClose } = useUserMenu() ?? {}
  if (panelSettings.siteUrl === "") return null
  return (
    <MenuItem
      component="a"
      href={panelSettings.siteUrl}
      target="_blank"
      rel="noopener"
      onClick={onClose}
      sx={{ display: { sm: "none" } }}
    >
      <ListItemIcon>
        <OpenInNew fontSize="small" />
      </ListItemIcon>
      <ListItemText>{layoutTexts.toSite}</ListItemText>
    </MenuItem>
  )
}

function SecurityItem() {
  const { onClose } = useUserMenu() ?? {}
  return (
    <MenuItem component={RouterLink} to="/security" onClick={onClose}>
      <ListItemIcon>
        <VpnKeyOutlined fontSize="small" />
      </ListItemIcon>
      <ListItemText>{sessionTexts.security}</ListItemText>
    </MenuItem>
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

/**
 * Shown for pages that do not exist, and for pages that the account may not open, so that both look
 * alike.
 */
export function NoSuchPage() {
  return (
    <Box sx={{ mt: 8, maxWidth: 480 }}>
      <Title title={layoutTexts.notFound} />
      <Typography variant="h2" gutterBottom>
        {layoutTexts.notFound}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {layoutTexts.notFoundMeans}
      </Typography>
      <Link component={RouterLink} to="/">
        {layoutTexts.toDashboard}
      </Link>
    </Box>
  )
}
