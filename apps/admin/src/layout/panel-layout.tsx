import type { ReactNode } from "react"
import { Layout } from "react-admin"
import { UndoStack } from "../review/undo-stack.tsx"
import { PanelBar } from "./panel-bar.tsx"
import { PanelMenu } from "./panel-menu.tsx"

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
      {children}
      <UndoStack />
    </Layout>
  )
}
