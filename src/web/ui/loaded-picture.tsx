import { useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import css from './loaded-picture.module.css'
import { pictureText } from './picture-text.ts'
import { Picture, type PictureProps } from './picture.tsx'

/** A picture in its frame that says when it could not be loaded, and loads it again. Needs React in the page. */
export function LoadedPicture({
  onRetry,
  className,
  ...props
}: PictureProps & {
  /** Reads new addresses, because private ones end; left out: the same are tried again. */
  onRetry?: () => void
}) {
  const t = useText(pictureText)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(1)
  const { width, height } = props.picture
  return (
    <span className={cx(css.frame, className)} style={{ aspectRatio: `${width} / ${height}` }}>
      {failed ? (
        <span className={css.failed} role="alert">
          <Icon name="image" size={32} />
          <span>{t.loadFailed}</span>
          <Button
            size="small"
            icon="refresh"
            onClick={() => {
              setFailed(false)
              setAttempt(attempt + 1)
              onRetry?.()
            }}
          >
            {t.loadAgain}
          </Button>
        </span>
      ) : (
        <Picture key={attempt} {...props} className={css.picture} onError={() => setFailed(true)} />
      )}
    </span>
  )
}
