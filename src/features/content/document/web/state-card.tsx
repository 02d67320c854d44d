import type { ReactNode } from 'react'
import { pick } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import type { DocumentView } from '../contract.ts'
import css from './state-card.module.css'
import { viewText } from './view-text.ts'

/** Why there is nothing to see yet, or at all, and what to do about it. */
export function StateCard({
  document: { state, kind, percent, failure, name, downloadUrl },
  download,
}: {
  document: DocumentView
  download: ReactNode
}) {
  const t = useText(viewText)
  const locale = useLocale()
  const isUnderWay = state === 'waiting' || state === 'working'
  const { title, text } = (() => {
    if (kind === 'other' && state === 'ready') {
      return { title: t.other, text: downloadUrl === null ? t.onlyText : t.otherText }
    }
    if (state === 'failed') return { title: t.failed, text: failure ? pick(failure, locale) : '' }
    if (state === 'absent') {
      return { title: t.absent, text: downloadUrl === null ? t.absentOnly : t.absentText }
    }
    return { title: state === 'waiting' ? t.waiting : t.working, text: t.workingText }
  })()
  return (
    <div className={css.stage}>
      <div className={css.card}>
        <Icon name={state === 'failed' ? 'warning' : isUnderWay ? 'clock' : 'file'} size={40} />
        <h2>{title}</h2>
        <p className={css.name}>{name}</p>
        <div role="status">{text}</div>
        {isUnderWay && (
          <div className={css.bar}>
            <Progress label={title} labelHidden value={percent / 100} />
          </div>
        )}
        {download}
      </div>
    </div>
  )
}
