import Article from "@mui/icons-material/Article"
import Campaign from "@mui/icons-material/Campaign"
import Category from "@mui/icons-material/Category"
import CompareArrows from "@mui/icons-material/CompareArrows"
import EmailOutlined from "@mui/icons-material/EmailOutlined"
import FactCheck from "@mui/icons-material/FactCheck"
import Flag from "@mui/icons-material/Flag"
import ForumOutlined from "@mui/icons-material/ForumOutlined"
import GppGood from "@mui/icons-material/GppGood"
import Grading from "@mui/icons-material/Grading"
import Group from "@mui/icons-material/Group"
import History from "@mui/icons-material/History"
import Inventory2 from "@mui/icons-material/Inventory2"
import Login from "@mui/icons-material/Login"
import PauseCircleOutlined from "@mui/icons-material/PauseCircleOutlined"
import Percent from "@mui/icons-material/Percent"
import Place from "@mui/icons-material/Place"
import QuestionAnswer from "@mui/icons-material/QuestionAnswer"
import ReceiptLong from "@mui/icons-material/ReceiptLong"
import SignpostOutlined from "@mui/icons-material/SignpostOutlined"
import SmartDisplayOutlined from "@mui/icons-material/SmartDisplayOutlined"
import Storefront from "@mui/icons-material/Storefront"
import Toll from "@mui/icons-material/Toll"
import TravelExplore from "@mui/icons-material/TravelExplore"
import Verified from "@mui/icons-material/Verified"
import type { Role } from "@wara/domain/accounts/account"
import type { ComponentType, ReactElement } from "react"
import { CustomRoutes, Resource, type ResourceProps } from "react-admin"
import { Route } from "react-router"
import { mayDo } from "./access/permissions.ts"
import { RecordingList } from "./recordings/recording-list.tsx"
import { RecordingShow } from "./recordings/recording-show.tsx"
import { visitorName } from "./recordings/recording-texts.ts"
import { AbuseReportList } from "./resources/abuse-reports/abuse-report-list.tsx"
import { HoldList } from "./resources/ad-holds/hold-list.tsx"
import { AdList } from "./resources/ads/ad-list.tsx"
import { AdShow } from "./resources/ads/ad-show.tsx"
import { AuditList } from "./resources/audit/audit-list.tsx"
import { CategoryCreate, CategoryEdit, CategoryList } from "./resources/catalog/categories.tsx"
import {
  CommuneCreate,
  CommuneEdit,
  CommuneList,
  ConditionCreate,
  ConditionEdit,
  ConditionList,
} from "./resources/catalog/communes.tsx"
import { PackCreate, PackEdit, PackList } from "./resources/catalog/packs.tsx"
import { ContactMessageList } from "./resources/contact-messages/contact-message-list.tsx"
import {
  AnnouncementCreate,
  AnnouncementEdit,
  AnnouncementList,
} from "./resources/content/announcements.tsx"
import { FaqCreate, FaqEdit, FaqList } from "./resources/content/faqs.tsx"
import { PageCreate, PageEdit, PageList } from "./resources/content/pages.tsx"
import { RedirectCreate, RedirectEdit, RedirectList } from "./resources/content/redirects.tsx"
import { SettingsPage } from "./resources/content/settings-page.tsx"
import { SynonymCreate, SynonymEdit, SynonymList } from "./resources/content/synonyms.tsx"
import { MovementList } from "./resources/credits/movements.tsx"
import { LeadList } from "./resources/leads/lead-list.tsx"
import { leadName } from "./resources/leads/lead-list-texts.ts"
import { LeadShow } from "./resources/leads/lead-show.tsx"
import { LogInList } from "./resources/log-ins/log-in-list.tsx"
import { OrderList } from "./resources/orders/order-list.tsx"
import { OrderShow } from "./resources/orders/order-show.tsx"
import { ProRequestList } from "./resources/pro-requests/pro-request-list.tsx"
import { RightsRequestList } from "./resources/rights-requests/rights-request-list.tsx"
import { RightsRequestShow } from "./resources/rights-requests/rights-request-show.tsx"
import { rightsRequestName } from "./resources/rights-requests/rights-request-texts.ts"
import { TaxDocumentList } from "./resources/tax-documents/tax-document-list.tsx"
import { TaxDocumentShow } from "./resources/tax-documents/tax-document-show.tsx"
import { UserList } from "./resources/users/user-list.tsx"
import { UserShow } from "./resources/users/user-show.tsx"
import { personName } from "./resources/users/user-tags.tsx"
import { WantedList } from "./resources/wanted-ads/wanted-list.tsx"
import { QueuePage } from "./review/queue-page.tsx"
import { ReviewDesk } from "./review/review-desk.tsx"
import { SecurityPage } from "./session/security-page.tsx"

type Page = ResourceProps & { icon: ComponentType }

const pages: Page[] = [
  { name: "reviews", icon: FactCheck, list: QueuePage, show: ReviewDesk },
  { name: "ads", icon: Storefront, list: AdList, show: AdShow, recordRepresentation: "name" },
  {
    name: "users",
    icon: Group,
    list: UserList,
    show: UserShow,
    recordRepresentation: personName,
  },
  { name: "pro-requests", icon: Verified, list: ProRequestList },
  {
    name: "leads",
    icon: ForumOutlined,
    list: LeadList,
    show: LeadShow,
    recordRepresentation: leadName,
  },
  { name: "contact-messages", icon: EmailOutlined, list: ContactMessageList },
  { name: "abuse-reports", icon: Flag, list: AbuseReportList },
  { name: "ad-holds", icon: PauseCircleOutlined, list: HoldList },
  { name: "wanted-ads", icon: TravelExplore, list: WantedList },
  {
    name: "rights-requests",
    icon: GppGood,
    list: RightsRequestList,
    show: RightsRequestShow,
    recordRepresentation: rightsRequestName,
  },
  {
    name: "orders",
    icon: ReceiptLong,
    list: OrderList,
    show: OrderShow,
    recordRepresentation: "buy_order",
  },
  {
    name: "tax-documents",
    icon: Percent,
    list: TaxDocumentList,
    show: TaxDocumentShow,
    recordRepresentation: "buy_order",
  },
  { name: "movements", icon: Toll, list: MovementList },
  {
    name: "packs",
    icon: Inventory2,
    list: PackList,
    create: PackCreate,
    edit: PackEdit,
    recordRepresentation: "name",
  },
  {
    name: "categories",
    icon: Category,
    list: CategoryList,
    create: CategoryCreate,
    edit: CategoryEdit,
    recordRepresentation: "name",
  },
  {
    name: "conditions",
    icon: Grading,
    list: ConditionList,
    create: ConditionCreate,
    edit: ConditionEdit,
    recordRepresentation: "name",
  },
  {
    name: "communes",
    icon: Place,
    list: CommuneList,
    create: CommuneCreate,
    edit: CommuneEdit,
    recordRepresentation: "name",
  },
  {
    name: "faqs",
    icon: QuestionAnswer,
    list: FaqList,
    create: FaqCreate,
    edit: FaqEdit,
    recordRepresentation: "question",
  },
  {
    name: "pages",
    icon: Article,
    list: PageList,
    create: PageCreate,
    edit: PageEdit,
    recordRepresentation: "title",
  },
  {
    name: "synonyms",
    icon: CompareArrows,
    list: SynonymList,
    create: SynonymCreate,
    edit: SynonymEdit,
    recordRepresentation: ({ terms }) => terms.join(", "),
  },
  {
    name: "announcements",
    icon: Campaign,
    list: AnnouncementList,
    create: AnnouncementCreate,
    edit: AnnouncementEdit,
    recordRepresentation: "text",
  },
  {
    name: "redirects",
    icon: SignpostOutlined,
    list: RedirectList,
    create: RedirectCreate,
    edit: RedirectEdit,
    recordRepresentation: "from",
  },
  {
    name: "recordings",
    icon: SmartDisplayOutlined,
    list: RecordingList,
    show: RecordingShow,
    recordRepresentation: visitorName,
  },
  { name: "log-ins", icon: Login, list: LogInList },
  { name: "audit", icon: History, list: AuditList },
]

/** The pages that a role may open; for the role, all others do not exist. */
export function panelPages(role: Role): ReactElement[] {
  const seen = pages.filter(({ name }) => mayDo(role, name, "list"))
  const resources = seen.map((page) => <Resource key={page.name} {...page} />)
  return [
    ...resources,
    <CustomRoutes key="others">
      <Route path="/security" element={<SecurityPage />} />
      {mayDo(role, "settings", "list") && <Route path="/settings" element={<SettingsPage />} />}
    </CustomRoutes>,
  ]
}
