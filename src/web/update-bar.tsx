import { useText } from './i18n.tsx'
import { usePlain } from './plain.tsx'
import { offlineText } from './live/offline-text.ts'
import css from './shell.module.css'
import { shellText } from './text.ts'
import { Button, IconButton } from './ui/button.tsx'
import { uiText } from './ui/text.ts'

/**
 * Offers a reload after a new build, and reports a lost network; `live/build-check.ts` and `live/offline.ts`
 * show it.
 */
export function UpdateBar() {
  const t = useText(shellText)
  const words = useText(uiText)
  const { offline } = useText(offlineText)
  return (
    <output
      className={css.update}
      hidden
      data-update={usePlain()?.version ?? ''}
      data-offline={offline}
    >
      <span>{t.newVersion}</span>
      <Button variant="primary" size="small" data-reload="">
        {t.reload}
      </Button>
      <IconButton icon="close" size="small" label={words.close} />
    </output>
  )
}
