import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import type { WaitingFile } from './answer-files.ts'
import css from './photos.module.css'
import { photosText } from './photos-text.ts'

/** One photograph of an answer with its state and its tools. */
export function PhotoRow({
  number,
  nameOf,
  waiting,
  preview,
  isFirst = true,
  isLast = true,
  onOpen,
  onTurn,
  onMove,
  onRetry,
  onRemove,
}: {
  /** From 1. */
  number: number
  /** Names it otherwise than as a photograph. */
  nameOf?: (number: string) => string
  /** Set while it is on its way. */
  waiting: WaitingFile | undefined
  preview: string | undefined
  isFirst?: boolean
  isLast?: boolean
  onOpen?: () => void
  /** Left out where it is turned elsewhere. */
  onTurn?: ((quarters: number) => void) | undefined
  /** Left out until it was sent. */
  onMove?: (by: number) => void
  onRetry: () => void
  onRemove: () => void
}) {
  const t = useText(photosText)
  const format = useFormat()
  const named = format.number(number)
  const name = nameOf ? nameOf(named) : t.photo(named)
  const picture = preview ? <img src={preview} alt="" /> : <Icon name="image" />
  return (
    <li className={css.row}>
      {onOpen ? (
        <button type="button" className={css.thumb} aria-label={t.open(named)} onClick={onOpen}>
          {picture}
        </button>
      ) : (
        <span className={css.thumb}>{picture}</span>
      )}
      <div className={css.about}>
        <span className={css.name}>
          {name}
          {(waiting || !nameOf) && <State waiting={waiting} />}
        </span>
        {waiting?.state === 'sending' && (
          <Progress value={waiting.share} label={name} labelHidden />
        )}
        {waiting?.state === 'failed' && (
          <span className={css.trouble} role="alert">
            {waiting.error}
            <Button size="small" icon="refresh" onClick={onRetry}>
              {t.retry}
            </Button>
          </span>
        )}
        <span className={css.tools}>
          {onTurn && (
            <>
              <IconButton icon="turn-left" label={t.turnLeft(named)} onClick={() => onTurn(-1)} />
              <IconButton icon="turn-right" label={t.turnRight(named)} onClick={() => onTurn(1)} />
            </>
          )}
          {onMove && (
            <>
              <IconButton
                icon="chevron-up"
                label={t.earlier(named)}
                data-move={-1}
                disabled={isFirst}
                onClick={() => onMove(-1)}
              />
              <IconButton
                icon="chevron-down"
                label={t.later(named)}
                data-move={1}
                disabled={isLast}
                onClick={() => onMove(1)}
              />
            </>
          )}
          <IconButton
            icon="trash"
            label={nameOf ? t.removeFile(name) : t.remove(named)}
            onClick={onRemove}
          />
        </span>
      </div>
    </li>
  )
}

function State({ waiting }: { waiting: WaitingFile | undefined }) {
  const t = useText(photosText)
  const state = waiting?.state
  return (
    <span className={css.state} data-state={state ?? 'sent'}>
      {!state && <Icon name="check" size={16} />}
      {(state === 'cut' || state === 'failed') && <Icon name="warning" size={16} />}
      {state ? t.states[state] : t.sent}
    </span>
  )
}
