import { barsText } from './bars-text.ts'
import { useText } from './i18n.tsx'
import css from './shell.module.css'
import { shellText } from './text.ts'
import { Button, IconButton } from './ui/button.tsx'
import { uiText } from './ui/text.ts'

/**
 * The bars of a lost network and of a new build, each with its own state; `live/offline.ts` and
 * `live/build-check.ts` show them. While both are due only the first is seen: offline nothing reloads.
 */
export function Bars({ version = '' }: { version?: string }) {
  const t = useText(barsText)
  const close = <IconButton icon="close" size="small" label={useText(uiText).close} />
  return (
    <>
      <output className={css.bar} hidden data-offline="">
        <span>{t.offline}</span>
        {close}
      </output>
      <output className={css.bar} hidden data-update={version}>
        <span>{t.newVersion}</span>
        <Button variant="primary" size="small" data-reload="">
          {useText(shellText).reload}
        </Button>
        {close}
      </output>
    </>
  )
}
