import { useId, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import placed from '../placing/placing.module.css'
import { plainOf } from '../placing/plain-of.ts'
import { placingText } from '../placing/placing-text.ts'
import { usePlacing } from '../placing/use-placing.tsx'
import { LineText, Stem } from '../stem.tsx'
import type { AnswerProps } from './answer-props.ts'
import { arrangeText } from './arrange-text.ts'
import css from './arrange.module.css'
import { PickSheet } from './pick-sheet.tsx'

/**
 * Each left item has a slot for a right one. A slot without a picked item opens the list of right items, which is the
 * whole way on a phone; where there is room, they also stand beside the slots and are dragged.
 */
export function Matching({ question, answer, onAnswer, stemId }: AnswerProps<'matching'>) {
  const t = useText(arrangeText)
  const p = useText(placingText)
  const format = useFormat()
  const id = useId()
  const [open, setOpen] = useState<string | null>(null)
  const pairs = answer?.pairs ?? {}
  const { left, right } = question
  const nameIn = (items: typeof left, one: string) =>
    plainOf(items.find((each) => each.id === one)?.html ?? '')
  const set = (changes: Record<string, string | undefined>) =>
    onAnswer({
      type: 'matching',
      pairs: Object.fromEntries(
        Object.entries({ ...pairs, ...changes }).filter(
          (pair): pair is [string, string] => !!pair[1],
        ),
      ),
    })
  const placing = usePlacing({
    itemName: (one) => nameIn(right, one),
    placeName: (one) => nameIn(left, one),
    onPut: (item, to, from) =>
      set({ ...(from && { [from]: undefined }), ...(to && { [to]: item }) }),
  })
  const used = new Set(Object.values(pairs))
  return (
    <>
      <Stem id={stemId} html={question.stem} />
      <div {...placing.around} className={placed.around}>
        <p className={placed.hint}>{t.matchingHint}</p>
        <div className={css.matching}>
          <ol className={css.rows} aria-label={t.left}>
            {left.map((item, at) => {
              const given = right.find((each) => each.id === pairs[item.id])
              return (
                <li key={item.id} className={css.pair}>
                  <span className={css.number} aria-hidden="true">
                    {format.number(at + 1)}
                  </span>
                  <span id={`${id}${item.id}`}>
                    <LineText html={item.html} />
                  </span>
                  <span
                    className={css.joint}
                    aria-hidden="true"
                    data-joined={given ? '' : undefined}
                  />
                  <span className={css.chosen} data-place={item.id}>
                    <button
                      type="button"
                      className={cx(placed.tile, !given && placed.slot, css.slot)}
                      aria-describedby={`${id}${item.id}`}
                      {...(given && { 'data-item': given.id, 'data-from': item.id })}
                      onClick={() =>
                        placing.held ? placing.put(placing.held, item.id) : setOpen(item.id)
                      }
                    >
                      {given ? (
                        <LineText html={given.html} />
                      ) : (
                        <span className={css.empty}>{placing.held ? p.putHere : t.choose}</span>
                      )}
                      {!given && <Icon name="chevron-down" size={18} />}
                    </button>
                    {given && (
                      <IconButton
                        icon="close"
                        size="small"
                        label={p.takeOut(plainOf(given.html))}
                        onClick={() => set({ [item.id]: undefined })}
                      />
                    )}
                  </span>
                </li>
              )
            })}
          </ol>
          <ul className={cx(placed.pool, css.right)} aria-label={t.right} data-place="">
            {right.map((item) => (
              <li key={item.id}>
                <button
                  {...placing.item(item.id)}
                  className={cx(placed.tile, used.has(item.id) && placed.used)}
                >
                  <LineText html={item.html} />
                  {used.has(item.id) && <Icon name="check" size={16} label={t.used} />}
                </button>
              </li>
            ))}
          </ul>
        </div>
        {placing.status}
      </div>
      <PickSheet
        title={open ? t.rightFor(nameIn(left, open)) : ''}
        open={open !== null}
        items={right}
        chosen={open ? pairs[open] : undefined}
        used={used}
        onChoose={(item) => {
          if (open) set({ [open]: item ?? undefined })
          setOpen(null)
        }}
        onClose={() => setOpen(null)}
      />
    </>
  )
}
