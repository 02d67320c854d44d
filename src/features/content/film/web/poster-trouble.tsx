import { useText } from '#src/web/i18n.tsx'
import css from './film-player.module.css'
import { settingsText } from './settings-text.ts'

/** Stands in place of a poster that did not load. */
export function PosterTrouble({ onRetry }: { onRetry: () => void }) {
  const t = useText(settingsText)
  return (
    <p className={css.posterFailed}>
      {t.pictureFailed}{' '}
      <button type="button" onClick={onRetry}>
        {t.retry}
      </button>
    </p>
  )
}
