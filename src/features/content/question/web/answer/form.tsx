import { useId, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import type { ToTakeOf } from '../../taking.ts'
import { boxStyle } from '../sheet/box-style.ts'
import css from '../sheet/sheet.module.css'
import { SheetFrame } from '../sheet/sheet-frame.tsx'
import { sheetText } from '../sheet/sheet-text.ts'
import { Stem } from '../stem.tsx'
import { useNarrow } from '../sheet/use-narrow.ts'
import type { AnswerProps } from './answer-props.ts'
import { GapInput } from './gap-input.tsx'

type Question = ToTakeOf<'form'>
interface Filling {
  question: Question
  given: Record<string, string>
  labelOf: (id: string) => string
  onGive: (id: string, text: string) => void
}

/**
 * A single document to be filled in: on its picture, or box by box in a list with the same answers, which is the way of
 * phones and screen readers.
 */
export function Form({ question, answer, onAnswer, stemId }: AnswerProps<'form'>) {
  const t = useText(sheetText)
  const format = useFormat()
  const isNarrow = useNarrow()
  const [chosen, setChosen] = useState<'sheet' | 'list' | null>(null)
  const view = chosen ?? (isNarrow ? 'list' : 'sheet')
  const { boxes } = question
  const given = answer?.gaps ?? {}
  const filling: Filling = {
    question,
    given,
    labelOf(id) {
      const at = boxes.findIndex((box) => box.id === id)
      return boxes[at]?.label || t.box(format.number(at + 1))
    },
    onGive(id, text) {
      const kind = boxes.find((box) => box.id === id)?.kind
      onAnswer({ type: 'form', gaps: { ...given, [id]: text } }, kind !== 'choice')
    },
  }
  const filled = boxes.filter(({ id }) => given[id]?.trim()).length
  return (
    <>
      <Stem id={stemId} html={question.stem} />
      <div className={css.stack}>
        <div className={css.tools}>
          <div className={css.views} role="group" aria-label={t.view}>
            {(['sheet', 'list'] as const).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={view === each}
                onClick={() => setChosen(each)}
              >
                {t[each]}
              </button>
            ))}
          </div>
          <span className={css.hint}>
            {t.filled(format.number(filled), format.number(boxes.length))}
          </span>
        </div>
        {view === 'sheet' ? (
          <FormSheets filling={filling} first={isNarrow ? 2 : 1} />
        ) : (
          <FormList filling={filling} />
        )}
      </div>
    </>
  )
}

function FormSheets({ filling, first }: { filling: Filling; first: number }) {
  const t = useText(sheetText)
  const format = useFormat()
  const { sheets, boxes } = filling.question
  return sheets.map((sheet, at) => (
    <SheetFrame
      key={sheet.id}
      picture={sheet}
      first={first}
      tools={
        sheets.length > 1 && (
          <span className={css.hint}>
            {t.sheetOf(format.number(at + 1), format.number(sheets.length))}
          </span>
        )
      }
    >
      {boxes
        .filter((box) => box.sheet === sheet.id)
        .map((box) => (
          <div
            key={box.id}
            className={css.box}
            style={boxStyle(box, sheet)}
            title={filling.labelOf(box.id)}
          >
            <GapInput
              gap={box}
              label={filling.labelOf(box.id)}
              value={filling.given[box.id] ?? ''}
              onChange={(text) => filling.onGive(box.id, text)}
              fills
            />
          </div>
        ))}
    </SheetFrame>
  ))
}

function FormList({ filling }: { filling: Filling }) {
  const format = useFormat()
  const id = useId()
  return (
    <ol className={css.rows}>
      {filling.question.boxes.map((box, at) => (
        <li key={box.id} className={css.row}>
          <span id={`${id}${box.id}`} className={css.rowName} aria-hidden="true">
            <span className={css.number}>{format.number(at + 1)}</span> {filling.labelOf(box.id)}
          </span>
          <GapInput
            gap={box}
            label={filling.labelOf(box.id)}
            value={filling.given[box.id] ?? ''}
            onChange={(text) => filling.onGive(box.id, text)}
            fills
          />
        </li>
      ))}
    </ol>
  )
}
