import { privacyPaths } from '#src/features/people/privacy/paths.ts'
import { lazy } from 'react'
import { centerMenu } from '#src/app/menus.ts'
import { useText } from '#src/web/i18n.tsx'
import { usePagePath, useViewer } from '#src/web/root-data.ts'
import { menuText } from './menu-text.ts'
import { SideMenu } from './side-menu.tsx'

// Few people ever see it.
const DeletionNotice = lazy(() =>
  import('#src/features/people/privacy/web/deletion-notice.tsx').then((part) => ({
    default: part.DeletionNotice,
  })),
)

/** The personal centre's side menu. Default export because it is loaded by `lazy`. */
export default function CenterMenu() {
  const t = useText(menuText)
  const path = usePagePath()
  const viewer = useViewer()
  return (
    <>
      {viewer?.erasesAt && path !== privacyPaths.data() && (
        <DeletionNotice erasesAt={viewer.erasesAt} />
      )}
      <SideMenu label={t.center} groups={centerMenu} />
    </>
  )
}
