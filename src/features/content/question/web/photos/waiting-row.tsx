import { useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import css from '../open.module.css'
import type { WaitingFile } from './answer-files.ts'
import { photosText } from './photos-text.ts'

/** A file or a recording that is on its way. */
export function WaitingRow({
  file: { name, state, share, error },
  onRetry,
  onRemove,
}: {
  file: WaitingFile
  onRetry: () => void
  onRemove: () => void
}) {
  const t = useText(photosText)
  return (
    <li className={css.file}>
      <Icon name="file" />
      <span className={css.about}>
        <span>{name}</span>
        <span className={css.note} role={state === 'failed' ? 'alert' : undefined}>
          {state === 'failed' ? (error ?? t.states.failed) : t.states[state]}
        </span>
        {state === 'sending' && <Progress value={share} label={name} labelHidden />}
      </span>
      {state === 'failed' && (
        <Button size="small" icon="refresh" onClick={onRetry}>
          {t.retry}
        </Button>
      )}
      <IconButton icon="close" label={t.removeFile(name)} onClick={onRemove} />
    </li>
  )
}
