import { officeMenu } from '#src/app/menus.ts'
import { isAdmin, mayReview } from '#src/shared/viewer.ts'
import { useText } from '#src/web/i18n.tsx'
import { useViewer } from '#src/web/root-data.ts'
import { menuText } from './menu-text.ts'
import { SideMenu } from './side-menu.tsx'

/** The back office's side menu. Default export because it is loaded by `lazy`. */
export default function AdminMenu() {
  const t = useText(menuText)
  const viewer = useViewer()
  const shown = officeMenu.filter(
    (group) => isAdmin(viewer) || (group.for === 'reviewers' && mayReview(viewer)),
  )
  return <SideMenu label={t.office} groups={shown} />
}
