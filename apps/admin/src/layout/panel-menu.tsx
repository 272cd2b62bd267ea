import Settings from "@mui/icons-material/Settings"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { Menu, usePermissions, useSidebarState } from "react-admin"
import { mayDo } from "../access/permissions.ts"
import { layoutTexts } from "./layout-texts.ts"

const groups = [
  {
    title: layoutTexts.groups.work,
    resources: [
      "reviews",
      "abuse-reports",
      "ad-holds",
      "wanted-ads",
      "ads",
      "users",
      "pro-requests",
      "leads",
      "contact-messages",
      "rights-requests",
    ],
  },
  { title: layoutTexts.groups.sales, resources: ["orders", "tax-documents", "movements", "packs"] },
  {
    title: layoutTexts.groups.content,
    resources: [
      "announcements",
      "categories",
      "conditions",
      "communes",
      "faqs",
      "pages",
      "synonyms",
      "redirects",
    ],
  },
]

/** Navigation by kind of work; entries without permission are left out. */
export function PanelMenu() {
  const [isOpen] = useSidebarState()
  const { permissions: role } = usePermissions()
  const may = (resource: string) => mayDo(role ?? "user", resource, "list")
  return (
    <nav aria-label={layoutTexts.menu}>
      <Menu
        sx={{
          "& .RaMenuItemLink-active": { fontWeight: 600 },
          // Long names are read whole; beside a closed menu there are only icons.
          ...(isOpen && { "& .MuiTypography-noWrap": { whiteSpace: "normal" } }),
        }}
      >
        <Menu.DashboardItem primaryText={layoutTexts.dashboard} />
        {groups.map(({ title, resources }) => (
          <Group key={title} title={title} isOpen={isOpen} isEmpty={!resources.some(may)}>
            {resources.filter(may).map((name) => (
              <Menu.ResourceItem key={name} name={name} />
            ))}
          </Group>
        ))}
        <Group title={layoutTexts.groups.system} isOpen={isOpen} isEmpty={!may("audit")}>
          {may("recordings") && <Menu.ResourceItem name="recordings" />}
          {may("log-ins") && <Menu.ResourceItem name="log-ins" />}
          <Menu.ResourceItem name="audit" />
          {may("settings") && (
            <Menu.Item
              to="/settings"
              primaryText={layoutTexts.settings}
              leftIcon={<Settings fontSize="small" />}
            />
          )}
        </Group>
      </Menu>
    </nav>
  )
}

function Group(props: {
  title: string
  isOpen: boolean
  isEmpty: boolean
  children: React.ReactNode
}) {
  if (props.isEmpty) return null
  return (
    <Box role="group" aria-label={props.title} sx={{ mt: 1.5 }}>
      {props.isOpen && (
        <Typography
          variant="caption"
          component="div"
          aria-hidden="true"
          color="textSecondary"
          sx={{ px: 2, fontWeight: 600 }}
        >
          {props.title}
        </Typography>
      )}
      {props.children}
    </Box>
  )
}
