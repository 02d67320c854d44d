import { useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { gapNumbers } from '../gap-order.ts'
import placed from '../placing/placing.module.css'
import { plainOf } from '../placing/plain-of.ts'
import { usePlacing } from '../placing/use-placing.tsx'
import { LineText, Stem } from '../stem.tsx'
import type { AnswerProps } from './answer-props.ts'
import { arrangeText } from './arrange-text.ts'
import css from './arrange.module.css'

/** Words to be put into the gaps of a text: the word first or the gap first. */
export function DragText({ question, answer, onAnswer, stemId }: AnswerProps<'dragText'>) {
  const t = useText(arrangeText)
  const format = useFormat()
  const { tokens, gaps, stem } = question
  const given = answer?.gaps ?? {}
  const [target, setTarget] = useState<string | null>(null)
  const numbers = gapNumbers(
    stem,
    gaps.map((id) => ({ id })),
  )
  const number = (gap: string) => format.number(numbers.get(gap) ?? 1)
  const tokenOf = (id: string | undefined) => tokens.find((token) => token.id === id)
  const nameOf = (id: string) => plainOf(tokenOf(id)?.html ?? '')
  const give = (item: string, to: string, from: string | undefined) => {
    const next = { ...given }
    if (from) delete next[from]
    if (to) {
      // A word that may be used once leaves the gap that held it.
      if (!tokenOf(item)?.reusable) {
        for (const gap of Object.keys(next)) if (next[gap] === item) delete next[gap]
      }
      next[to] = item
    }
    onAnswer({ type: 'dragText', gaps: next })
  }
  const placing = usePlacing({
    itemName: nameOf,
    placeName: (gap) => t.gapName(number(gap)),
    onPut: give,
  })
  const { held } = placing
  const used = new Set(Object.values(given))
  return (
    <div {...placing.around} className={placed.around}>
      <Stem
        id={stemId}
        html={stem}
        renderGap={(gap) => {
          if (!gaps.includes(gap)) return undefined
          const token = tokenOf(given[gap])
          const item = token && placing.item(token.id, gap)
          return (
            <button
              {...item}
              type="button"
              data-place={gap}
              data-gap-button={gap}
              tabIndex={0}
              className={cx(placed.slot, placed.tile, css.gap)}
              aria-label={
                token ? t.gapFilled(number(gap), nameOf(token.id)) : t.gapEmpty(number(gap))
              }
              aria-pressed={item ? item['aria-pressed'] : target === gap}
              onClick={() => {
                if (held && held.from !== gap) return placing.put(held, gap)
                if (item) return item.onClick()
                setTarget(target === gap ? null : gap)
              }}
              onKeyDown={(event) => {
                if (event.key === 'Escape' && target) setTarget(null)
                if (!token || (event.key !== 'Delete' && event.key !== 'Backspace')) return
                event.preventDefault()
                give(token.id, '', gap)
              }}
            >
              {token ? (
                <LineText html={token.html} />
              ) : (
                <span aria-hidden="true">{number(gap)}</span>
              )}
            </button>
          )
        }}
      />
      <div className={css.tokens} data-place="">
        <p className={placed.hint}>{target ? t.gapChosen(number(target)) : t.gapHint}</p>
        <ul className={placed.pool} aria-label={t.tokens}>
          {tokens
            .filter(({ id, reusable }) => reusable || !used.has(id))
            .map((token) => {
              const item = placing.item(token.id)
              return (
                <li key={token.id}>
                  <button
                    {...item}
                    tabIndex={0}
                    className={placed.tile}
                    onClick={() => {
                      if (held && held.from) return placing.put(held, '')
                      if (!target) return item.onClick()
                      setTarget(null)
                      placing.put({ item: token.id, from: undefined }, target)
                    }}
                  >
                    <LineText html={token.html} />
                    {token.reusable && <Icon name="refresh" size={14} />}
                  </button>
                </li>
              )
            })}
        </ul>
        {held?.from && (
          <button {...placing.place('')} className={placed.tile}>
            <Icon name="undo" size={16} /> {t.clearGap(number(held.from))}
          </button>
        )}
      </div>
      {placing.status}
    </div>
  )
}
