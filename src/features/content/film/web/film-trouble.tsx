import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import type { FilmView } from '../contract.ts'
import css from './film-player.module.css'
import { settingsText } from './settings-text.ts'
import { sourceOf } from './source-choice.ts'

/** Stands in place of a film that cannot play, or not yet. */
export function FilmTrouble({
  film,
  isBroken,
  onRetry,
}: {
  film: FilmView
  isBroken: boolean
  onRetry: () => void
}) {
  const t = useText(settingsText)
  const format = useFormat()
  if (!isBroken) {
    return (
      <div className={css.failed} role="status">
        <EmptyState
          picture="empty"
          title={t.making(format.percent(film.percent / 100))}
          text={t.makingText}
        />
      </div>
    )
  }
  // What the server could not read, another try of the browser will not.
  const ofFile =
    film.state === 'failed' && sourceOf(film, { quality: 'auto' }) === null ? film.failure : null
  return (
    <div className={css.failed} role="alert">
      <EmptyState
        picture="error"
        title={t.videoFailed}
        text={ofFile ?? t.videoFailedText}
        action={ofFile === null && <Button onClick={onRetry}>{t.retry}</Button>}
      />
    </div>
  )
}
