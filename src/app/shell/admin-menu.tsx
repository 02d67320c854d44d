import { officeMenu } from '#src/app/menus.ts'
import { useText } from '#src/web/i18n.tsx'
import { menuText } from './menu-text.ts'
import { SideMenu } from './side-menu.tsx'

/** The back office's side menu. Default export because it is loaded by `lazy`. */
export default function AdminMenu() {
  return <SideMenu label={useText(menuText).office} groups={officeMenu} />
}
