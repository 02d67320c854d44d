import { useEffect, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { photosText } from './photos-text.ts'
import css from './viewer.module.css'

/** Photographs, large: turned for reading, at their full size, one after the other. Nothing of it is saved. */
export function PhotoViewer({
  pictures,
  first,
  title,
  nameOf,
  onClose,
}: {
  /** Their addresses; undefined until the picture is made. */
  pictures: readonly (string | undefined)[]
  first: number
  /** Name the viewer and its pictures, from 0, otherwise than as photographs. */
  title?: string
  nameOf?: (at: number) => string
  onClose: () => void
}) {
  const t = useText(photosText)
  const format = useFormat()
  const [at, setAt] = useState(first)
  const [quarters, setQuarters] = useState(0)
  const [isFull, setFull] = useState(false)
  const count = pictures.length
  const src = pictures[at]
  const name = nameOf ? nameOf(at) : t.photo(format.number(at + 1))
  const go = (to: number) => {
    if (to < 0 || to >= count) return
    setAt(to)
    setQuarters(0)
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const act = {
        ArrowLeft: () => !isFull && go(at - 1),
        ArrowRight: () => !isFull && go(at + 1),
        r: () => setQuarters(quarters + 1),
        z: () => setFull(!isFull),
      }[event.key]
      if (!act) return
      event.stopPropagation()
      act()
    }
    // Before the keys of the page below.
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  })
  return (
    <Dialog open onClose={onClose} title={title ?? t.viewer} width={1200}>
      <div className={css.tools}>
        {count > 1 && (
          <>
            <IconButton
              icon="chevron-left"
              label={t.previous}
              disabled={at === 0}
              onClick={() => go(at - 1)}
            />
            <span role="status">{t.placeOf(format.number(at + 1), format.number(count))}</span>
            <IconButton
              icon="chevron-right"
              label={t.next}
              disabled={at === count - 1}
              onClick={() => go(at + 1)}
            />
          </>
        )}
        <Button size="small" icon="turn-right" onClick={() => setQuarters(quarters + 1)}>
          {t.turn}
        </Button>
        <Button
          size="small"
          icon={isFull ? 'exit-fullscreen' : 'fullscreen'}
          aria-pressed={isFull}
          onClick={() => setFull(!isFull)}
        >
          {isFull ? t.fit : t.full}
        </Button>
      </div>
      <div
        className={cx(css.frame, isFull && css.full)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys
        tabIndex={0}
        role="group"
        aria-label={name}
      >
        {src ? (
          <img
            src={src}
            alt={name}
            data-quarters={quarters % 4}
            style={{ '--quarters': quarters } as React.CSSProperties}
          />
        ) : (
          <p>{t.making}</p>
        )}
      </div>
    </Dialog>
  )
}
