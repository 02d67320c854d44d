import type { KeyboardEvent } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { BodyOf } from '../../body/body.ts'
import css from '../drawing/board.module.css'
import { drawingText } from '../drawing/drawing-text.ts'
import { inside } from '../drawing/geometry.ts'
import { PlaceFields } from '../drawing/place-fields.tsx'
import { PlainPair } from '../drawing/plain-pair.tsx'
import { useShown } from '../drawing/use-shown.ts'
import { FormGap } from './form-gap.tsx'
import { More } from './more.tsx'

export type Box = BodyOf<'form'>['boxes'][number]

/** The box at hand: its name and answer first, so that ten boxes take a minute. Enter leads on. */
export function FormBox({
  box,
  previous,
  error,
  onChange,
  onDuplicate,
  onRemove,
  onNext,
}: {
  box: Box
  /** The one before it on the same sheet. */
  previous: Box | undefined
  error: string | undefined
  onChange: (part: Partial<Box>) => void
  onDuplicate: () => void
  onRemove: () => void
  onNext: () => void
}) {
  const t = useText(drawingText)
  const shown = useShown()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const fields = [
      ...event.currentTarget
        .closest('[data-box-panel]')!
        .querySelectorAll<HTMLInputElement>('input[type=text]'),
    ]
    const at = fields.indexOf(event.currentTarget as HTMLInputElement)
    // The name, the name in the other language, the answers; then the next box.
    const next = at === 0 ? fields[2] : at === 1 ? fields[2] : undefined
    if (next) next.focus()
    else onNext()
  }
  return (
    <div
      className={css.panel}
      data-box-panel=""
      role="group"
      aria-label={shown(box.label) || t.unnamed}
    >
      <PlainPair
        label={t.boxName}
        value={box.label}
        onChange={(label) => onChange({ label })}
        inputProps={{ onKeyDown }}
      />
      <FormGap
        gap={box.gap}
        name={shown(box.label) || t.unnamed}
        error={error}
        onChange={(gap) => onChange({ gap: { ...gap, id: box.id } })}
        onKeyDown={onKeyDown}
      />
      <More title={t.placing}>
        <PlaceFields bounds={box} onChange={(bounds) => onChange(bounds)} />
      </More>
      <div className={css.acts}>
        <Button size="small" icon="plus" onClick={onDuplicate}>
          {t.duplicate}
        </Button>
        {previous && (
          <>
            <Button size="small" onClick={() => onChange(inside({ ...sides(box), x: previous.x }))}>
              {t.alignLeft}
            </Button>
            <Button size="small" onClick={() => onChange(inside({ ...sides(box), y: previous.y }))}>
              {t.alignTop}
            </Button>
            <Button
              size="small"
              onClick={() =>
                onChange(inside({ ...sides(box), width: previous.width, height: previous.height }))
              }
            >
              {t.sameSize}
            </Button>
          </>
        )}
        <Button size="small" variant="danger" onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
      <Button variant="primary" onClick={onNext}>
        {t.next}
      </Button>
    </div>
  )
}

const sides = ({ x, y, width, height }: Box) => ({ x, y, width, height })
