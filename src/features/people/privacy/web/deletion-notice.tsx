import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { usePagePath, useViewer } from '#src/web/root-data.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { privacyPaths } from '../paths.ts'
import css from './deletion-notice.module.css'
import { personalDataText } from './personal-data-text.ts'
import { useKeepAccount } from './use-keep-account.ts'

/**
 * On every page while the account is to be deleted, except on the pages that say so themselves. Default
 * export because it is loaded by `lazy`.
 */
export default function DeletionNotice() {
  const t = useText(personalDataText)
  const format = useFormat()
  const path = usePagePath()
  const viewer = useViewer()
  const { keep, pending } = useKeepAccount()
  if (!viewer?.erasesAt || !viewer.hasRole || path === privacyPaths.data()) return null
  return (
    <aside className={css.bar} aria-label={t.deletion}>
      <div className={`container ${css.notice}`}>
        <Icon name="warning" size={20} />
        <p>
          <Link to={privacyPaths.data()}>{t.leaving(format.date(viewer.erasesAt))}</Link>
        </p>
        <Button size="small" pending={pending} onClick={() => void keep()}>
          {t.keep}
        </Button>
      </div>
    </aside>
  )
}
