import { useId, useState } from 'react'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import type { BodyOf } from '../../body/body.ts'
import { mostOptions } from '../../body/limits.ts'
import { newId } from '../../body/new-id.ts'
import { noText } from '../../body/limits.ts'
import { letter } from '../../letter.ts'
import css from './edit.module.css'
import type { EditProps } from './edit-props.ts'
import { editText } from './edit-text.ts'
import { More } from './more.tsx'
import { OptionRow } from './option-row.tsx'
import { changed, idsOf, moved, without } from './parts.ts'
import { PasteOptions } from './paste-options.tsx'
import { asLine } from './paste-lines.ts'
import { useProblems } from './use-problems.ts'

type Body = BodyOf<'single'> | BodyOf<'multiple'>
type Option = Body['options'][number]

/** The options of a single or multiple choice, and which of them are right. */
export function OptionsPart<B extends Body>({
  body,
  onChange,
  problems,
}: Pick<EditProps<'single'>, 'problems'> & { body: B; onChange: (next: B) => void }) {
  const t = useText(editText)
  const side = useLocale() === 'zh-CN' ? 'zh' : 'en'
  const problem = useProblems(problems)
  const labelId = useId()
  const name = useId()
  const [pasting, setPasting] = useState(false)
  const { options, type } = body
  const set = (next: Option[]) => onChange({ ...body, options: next })
  const add = (texts: readonly string[]) => {
    const kept = texts.length > 0 ? options.filter(({ text }) => text.zh || text.en) : options
    const taken = idsOf(options)
    const added = (texts.length > 0 ? texts : ['']).map((text): Option => {
      const id = newId(taken)
      taken.push(id)
      return { id, text: { ...noText, [side]: asLine(text) }, right: false }
    })
    set([...kept, ...added].slice(0, mostOptions))
  }
  const setRight = (id: string, right: boolean) =>
    set(
      type === 'single'
        ? options.map((option) => ({ ...option, right: option.id === id }))
        : changed(options, id, { right }),
    )
  return (
    <div className={css.part} role="group" aria-labelledby={labelId}>
      <div className={css.title} id={labelId}>
        {t.options}
        <span className={css.note}>{type === 'single' ? t.markOne : t.markAll}</span>
      </div>
      <ol className={css.rows}>
        {options.map((option, at) => (
          <OptionRow
            key={option.id}
            option={option}
            name={t.option(letter(at))}
            letter={letter(at)}
            at={at}
            count={options.length}
            mark={{ type: type === 'single' ? 'radio' : 'checkbox', name }}
            error={problem.at(option.id)}
            onRight={(right) => setRight(option.id, right)}
            onChange={(part) => set(changed(options, option.id, part))}
            onMove={(by) => set(moved(options, at, by))}
            onRemove={options.length > 2 ? () => set(without(options, option.id)) : undefined}
          />
        ))}
      </ol>
      <FieldError
        id={`${labelId}e`}
        error={problem.of('tooFewOptions', 'noRight', 'severalRight', 'weightsMissTotal')}
      />
      <div className={css.acts}>
        <Button icon="plus" disabled={options.length >= mostOptions} onClick={() => add([])}>
          {t.addOption}
        </Button>
        <Button variant="quiet" onClick={() => setPasting(true)}>
          {t.pasteOptions}
        </Button>
      </div>
      <More title={t.more} open={body.keepOrder}>
        <Checkbox
          label={t.keepOrder}
          description={t.keepOrderHint}
          checked={body.keepOrder}
          onChange={(keepOrder) => onChange({ ...body, keepOrder })}
        />
      </More>
      <PasteOptions open={pasting} onClose={() => setPasting(false)} onPaste={add} />
    </div>
  )
}
