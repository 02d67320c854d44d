import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Sheet } from '#src/web/ui/dialog.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import placed from '../placing/placing.module.css'
import { LineText } from '../stem.tsx'
import { arrangeText } from './arrange-text.ts'
import css from './arrange.module.css'

/** A list of items of which one is chosen, from the bottom edge. */
export function PickSheet({
  title,
  open,
  items,
  chosen,
  used,
  onChoose,
  onClose,
}: {
  title: string
  open: boolean
  items: readonly { id: string; html: string }[]
  chosen: string | undefined
  /** Chosen elsewhere already; they may be chosen again. */
  used: ReadonlySet<string>
  /** Null takes the choice back. */
  onChoose: (id: string | null) => void
  onClose: () => void
}) {
  const t = useText(arrangeText)
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <ul className={css.picks}>
        {items.map(({ id, html }) => (
          <li key={id}>
            <button
              type="button"
              className={cx(placed.tile, css.pick, used.has(id) && id !== chosen && placed.used)}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <LineText html={html} />
              {used.has(id) && <Icon name="check" size={16} label={t.used} />}
            </button>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <Button variant="quiet" icon="close" onClick={() => onChoose(null)}>
          {t.noChoice}
        </Button>
      )}
    </Sheet>
  )
}
