import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './deletion-notice.module.css'
import { personalDataText } from './personal-data-text.ts'
import { useKeepAccount } from './use-keep-account.ts'

/** On every page of the personal centre while the account is to be deleted. */
export function DeletionNotice({ erasesAt }: { erasesAt: string }) {
  const t = useText(personalDataText)
  const format = useFormat()
  const { keep, pending } = useKeepAccount()
  return (
    <aside className={css.notice} aria-label={t.deletion}>
      <Icon name="warning" size={20} />
      <p>{t.leaving(format.date(erasesAt))}</p>
      <Button size="small" pending={pending} onClick={() => void keep()}>
        {t.keep}
      </Button>
    </aside>
  )
}
