import { useFormat, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { questionText } from '../question-text.ts'
import { boxStyle } from '../sheet/box-style.ts'
import css from '../sheet/sheet.module.css'
import { SheetFrame } from '../sheet/sheet-frame.tsx'
import { sheetText } from '../sheet/sheet-text.ts'
import { useNarrow } from '../sheet/use-narrow.ts'
import { Stem } from '../stem.tsx'
import lists from './arrange-result.module.css'
import { FilledGap } from './filled-gap.tsx'
import { KeyInPlace } from './key-in-place.tsx'
import { writtenIn } from './gaps-in-text.tsx'
import type { ResultProps } from './result-props.ts'
import { verdictOf } from './verdict-of.ts'

const signs = { correct: 'check', wrong: 'close', part: 'info' } as const

/** The sheets as they were filled in, then box by box what was given and what is right. */
export function FormResult({ question, answer, result }: ResultProps<'form'>) {
  const t = useText(sheetText)
  const q = useText(questionText)
  const format = useFormat()
  const isNarrow = useNarrow()
  const { sheets, boxes } = question
  const isKey = result.mark === null
  const keyOf = (box: (typeof boxes)[number]) => result.key?.parts[box.id] ?? []
  const given = (box: (typeof boxes)[number]) =>
    isKey ? (keyOf(box)[0] ?? '') : writtenIn(box, answer?.gaps[box.id] ?? '')
  return (
    <>
      <Stem html={question.stem} />
      <div className={css.stack}>
        {sheets.map((sheet) => (
          <SheetFrame key={sheet.id} picture={sheet} first={isNarrow ? 2 : 1}>
            {boxes
              .filter((box) => box.sheet === sheet.id)
              .map((box) => {
                const verdict = verdictOf(result, box.id)
                const sign = verdict && verdict in signs && signs[verdict as keyof typeof signs]
                return (
                  // The list below has the same in words.
                  <div
                    key={box.id}
                    className={css.marked}
                    style={boxStyle(box, sheet)}
                    data-verdict={verdict}
                    aria-hidden="true"
                  >
                    {sign && <Icon name={sign} />}
                    {given(box)}
                  </div>
                )
              })}
          </SheetFrame>
        ))}
        <ol className={lists.rows}>
          {boxes.map((box, at) => {
            const verdict = verdictOf(result, box.id)
            return (
              <li key={box.id} className={lists.row}>
                <span>
                  <span className={css.number}>{format.number(at + 1)}</span>{' '}
                  {box.label || t.box(format.number(at + 1))}
                </span>
                <span>
                  {isKey ? (
                    <KeyInPlace right={keyOf(box)} />
                  ) : (
                    <FilledGap text={given(box)} verdict={verdict} />
                  )}
                  {!isKey && result.key && verdict !== 'correct' && (
                    <span className={lists.key}>
                      {q.rightAnswer} · {keyOf(box).join(q.or) || '–'}
                    </span>
                  )}
                </span>
              </li>
            )
          })}
        </ol>
      </div>
    </>
  )
}
