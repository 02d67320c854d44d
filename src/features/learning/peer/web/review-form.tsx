import { type KeyboardEvent, useRef, useState } from 'react'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextArea, TextField } from '#src/web/ui/text-field.tsx'
import { wordsMost } from '../limits.ts'
import type { OwnPeers } from '../participant-api.ts'
import css from './peer.module.css'
import { peerText } from './peer-text.ts'
import { pointsOf } from './review-values.ts'
import { useReview } from './use-review.ts'

/** The review of the open work: points, words, and the press that hands it in. */
export function ReviewForm({
  own,
  open,
  onHandedIn,
}: {
  own: OwnPeers
  open: NonNullable<OwnPeers['open']>
  onHandedIn: () => unknown
}) {
  const t = useText(peerText)
  const locale = useLocale()
  const format = useFormat()
  const { run, pending } = useAct()
  const { values, change, kept, handedInAt, handIn } = useReview(own, open)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { fullMark, criteria: rubric, round, can } = own
  const parts =
    fullMark === null
      ? []
      : rubric.length > 0
        ? rubric.map(({ id, text, points }) => ({
            ...{ key: id, label: text, most: points, typed: values.criteria[id] ?? '' },
            set: (to: string) => change({ ...values, criteria: { ...values.criteria, [id]: to } }),
          }))
        : [
            {
              ...{ key: 'mark', label: t.mark, most: fullMark },
              ...{ typed: values.mark, set: (to: string) => change({ ...values, mark: to }) },
            },
          ]
  const points = parts.map(({ typed, most }) => pointsOf(typed, most))
  const isWhole = points.every((one) => one !== null && !Number.isNaN(one))
  const sum = points.reduce<number>((all, one) => all + (one || 0), 0)
  const needsWords = round.wordsRequired || fullMark === null
  const isWordless = needsWords && values.words.trim() === ''
  const send = () => {
    setTried(true)
    if (!isWhole || isWordless) {
      const wrong = isWhole ? '[name="words"]' : `[name="points-${points.findIndex(isWrong)}"]`
      return form.current?.querySelector<HTMLElement>(wrong)?.focus()
    }
    if (!pending) {
      void run(handIn, { refresh: false, said: t.handedIn, verb: 'save', done: onHandedIn })
    }
    return undefined
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  if (!can.review.may) {
    return (
      <Panel title={t.review}>
        <div className={css.stack}>
          <p className={css.muted}>{pick(can.review.why, locale)}</p>
          {open.handedInAt !== null && (
            <>
              <Points own={own} given={open} />
              {open.words !== '' && <p className={css.words}>{open.words}</p>}
            </>
          )}
        </div>
      </Panel>
    )
  }
  return (
    <Panel title={t.review}>
      <form
        ref={form}
        className={css.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {parts.map(({ key, label, most, typed, set }, at) => (
          <div key={key} className={css.criterion}>
            <TextField
              label={t.outOf(label, format.number(most / 100))}
              name={`points-${at}`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={7}
              value={typed}
              onChange={set}
              {...(isWrong(points[at]!) &&
                (tried || typed.trim() !== '') && { error: t.wrong(format.number(most / 100)) })}
            />
            <div className={css.chips} role="group" aria-label={label}>
              {[
                { name: t.zero, to: 0 },
                { name: t.half, to: Math.round(most / 2) },
                { name: t.full, to: most },
              ].map(({ name, to }) => (
                <Button
                  key={name}
                  size="small"
                  aria-pressed={points[at] === to}
                  onClick={() => set(String(to / 100))}
                >
                  {name}
                </Button>
              ))}
            </div>
          </div>
        ))}
        {fullMark !== null && rubric.length > 0 && (
          <p className={css.sum} role="status">
            {t.sum(format.number(sum / 100), format.number(fullMark / 100))}
          </p>
        )}
        <TextArea
          label={t.words}
          name="words"
          rows={5}
          maxLength={wordsMost}
          value={values.words}
          onChange={(words) => change({ ...values, words })}
          onKeyDown={onKeyDown}
          {...(needsWords && { description: t.wordsRequired, required: true })}
          {...(tried && isWordless && { error: t.wordsRequired })}
        />
        <Button type="submit" variant="primary" wide pending={pending}>
          {handedInAt === null ? t.handIn : t.saveChange}
        </Button>
        <p className={kept === 'conflict' ? css.notice : css.muted} role="status">
          {t[kept]}
        </p>
        <p className={`${css.muted} ${css.keys}`}>{t.keys}</p>
      </form>
    </Panel>
  )
}

const isWrong = (points: number | null) => points === null || Number.isNaN(points)

/** The points of a review by criterion, and their sum. */
export function Points({
  own: { fullMark, criteria: rubric },
  given,
}: {
  own: Pick<OwnPeers, 'fullMark' | 'criteria'>
  given: { mark: number | null; criteria: Readonly<Record<string, number>> }
}) {
  const t = useText(peerText)
  const format = useFormat()
  if (fullMark === null || given.mark === null) return null
  const number = (hundredths: number) => format.number(hundredths / 100)
  return (
    <>
      {rubric.length > 0 && (
        <ul className={css.rubric}>
          {rubric.map(({ id, text, points }) => (
            <li key={id}>
              <span>{text}</span>
              <span className={css.number}>
                {number(given.criteria[id] ?? 0)} / {number(points)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={css.number}>
        <strong>{t.sum(number(given.mark), number(fullMark))}</strong>
      </p>
    </>
  )
}
