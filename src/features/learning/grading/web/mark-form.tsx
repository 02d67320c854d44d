import { type KeyboardEvent, useRef, useState } from 'react'
import type { PlainKey } from '#src/features/content/question/taking.ts'
import { pointsOf, sumPoints } from '#src/features/content/question/points.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { TextArea, TextField } from '#src/web/ui/text-field.tsx'
import { useKeys } from '#src/web/use-keys.ts'
import { commentMost } from '../forms.ts'
import { gradingText } from './grading-text.ts'
import css from './grading.module.css'
import { pointsTyped } from './points-typed.ts'

export interface Mark {
  points: number
  criteria: Record<string, number>
  comment: string
}

/** The points, criteria and comment of one answer. */
export function MarkForm({
  of,
  former,
  criteria,
  phrases,
  last,
  keys,
  onSave,
  onMove,
}: {
  /** Null where there are no points to give: a comment alone. */
  of: number | null
  former: Mark | null
  criteria: PlainKey['criteria']
  phrases: readonly string[]
  /** The points of the mark before. */
  last: number | null
  /** In place of the sentence about keys. */
  keys?: string
  onSave: (mark: Mark) => void
  onMove: (by: 1 | -1) => void
}) {
  const t = useText(gradingText)
  const format = useFormat()
  const [typed, setTyped] = useState(former ? String(former.points) : '')
  const [met, setMet] = useState<Readonly<Record<string, number>>>(former?.criteria ?? {})
  const [comment, setComment] = useState(former?.comment ?? '')
  const [tried, setTried] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const points = of === null ? 0 : pointsTyped(typed, of)
  const give = (value: number) => {
    setTyped(String(value))
    setMet({})
  }
  const worth = (share: number) => pointsOf(share, of ?? 0)
  const toggle = (id: string, share: number, yes: boolean) => {
    const next = { ...Object.fromEntries(criteria.map((one) => [one.id, 0])), ...met }
    next[id] = yes ? worth(share) : 0
    setMet(next)
    setTyped(String(Math.min(of ?? 0, sumPoints(Object.values(next)))))
  }
  const save = () => {
    setTried(true)
    if (points === null) return focus('points')
    onSave({ points, criteria: { ...met }, comment })
  }
  const focus = (name: 'points' | 'comment') =>
    formRef.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const chips =
    of === null
      ? []
      : [
          { label: t.zero, value: 0 },
          { label: t.half(format.number(worth(0.5))), value: worth(0.5) },
          { label: t.full(format.number(of)), value: of },
          ...(last !== null && last <= of && ![0, worth(0.5), of].includes(last)
            ? [{ label: t.last(format.number(last)), value: last }]
            : []),
        ]
  useKeys(({ key }) => {
    const number = Number(key)
    if (key === '0') return () => give(0)
    const criterion = number >= 1 ? criteria[number - 1] : undefined
    if (criterion) {
      return () => toggle(criterion.id, criterion.share, !(met[criterion.id] ?? 0))
    }
    switch (key.toLowerCase()) {
      case 'h':
        return () => give(worth(0.5))
      case 'f':
        return () => give(of ?? 0)
      case 'c':
        return () => focus('comment')
      case 'j':
        return () => onMove(1)
      case 'k':
        return () => onMove(-1)
      case 'enter':
        return document.activeElement === document.body ? save : undefined
      default:
        return undefined
    }
  })
  /** Browsers send a form by Enter in its field, and not by Ctrl and Enter, which the keys of the page promise. */
  const saveByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
  }
  return (
    <form
      ref={formRef}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {criteria.length > 0 && (
        <fieldset className={css.criteria}>
          <legend>{t.criteria}</legend>
          {criteria.map(({ id, text, share }) => (
            <Checkbox
              key={id}
              label={t.criterion(text, format.number(worth(share)))}
              checked={(met[id] ?? 0) >= worth(share) && worth(share) > 0}
              onChange={(yes) => toggle(id, share, yes)}
            />
          ))}
        </fieldset>
      )}
      {of !== null && (
        <>
          <TextField
            label={t.points(format.number(of))}
            name="points"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(text) => {
              setTyped(text)
              setMet({})
            }}
            onKeyDown={saveByKeys}
            {...(points === null &&
              (tried || typed !== '') && { error: t.pointsWrong(format.number(of)) })}
          />
          <div className={css.chips} role="group" aria-label={t.chips}>
            {chips.map(({ label, value }) => (
              <Button key={label} aria-pressed={points === value} onClick={() => give(value)}>
                {label}
              </Button>
            ))}
          </div>
        </>
      )}
      <TextArea
        label={t.comment}
        name="comment"
        rows={3}
        maxLength={commentMost}
        value={comment}
        onChange={setComment}
        onKeyDown={saveByKeys}
      />
      {phrases.length > 0 && (
        <div className={css.chips} role="group" aria-label={t.phrases}>
          {phrases.map((phrase) => (
            <Button
              key={phrase}
              variant="quiet"
              onClick={() => setComment(comment === '' ? phrase : `${comment}\n${phrase}`)}
            >
              {phrase}
            </Button>
          ))}
        </div>
      )}
      <div className={css.save}>
        <Button type="submit" variant="primary" wide>
          {t.save}
        </Button>
      </div>
      <p className={css.keys}>{keys ?? t.keys}</p>
    </form>
  )
}
