import { accountPaths } from '#src/features/people/account/paths.ts'
import { withLocale } from '#src/shared/locale.ts'
import { centerMenu } from '#src/app/menus.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { layoutText } from './text.ts'
import { menuText } from './menu-text.ts'
import { SideMenu } from './side-menu.tsx'

/** The popover of the header, which has the button to sign out, needs script. */
function SignOutWithoutScript() {
  const t = useText(layoutText)
  return (
    <noscript>
      <form method="post" action={withLocale(useLocale(), accountPaths.login())}>
        <button name="act" value="sign-out">
          {t.signOut}
        </button>
      </form>
    </noscript>
  )
}

/** The personal centre's side menu. Default export because it is loaded by `lazy`. */
export default function CenterMenu() {
  const t = useText(menuText)
  return (
    <>
      <SideMenu label={t.center} groups={centerMenu} />
      <SignOutWithoutScript />
    </>
  )
}
