import { useId, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { BodyOf, PlainBody } from '../../body/body.ts'
import { emptyBody } from '../../body/empty.ts'
import { newId } from '../../body/new-id.ts'
import { type QuestionType, questionTypes } from '../../types.ts'
import { openText } from '../open-text.ts'
import { plainWords } from '../plain-words.ts'
import { typeText } from '../type-text.ts'
import { AfterMarking } from './after-marking.tsx'
import css from './edit.module.css'
import { EditPlain } from './edit-plain.tsx'
import type { EditProps } from './edit-props.ts'
import { editText } from './edit-text.ts'
import { changed, idsOf, moved, without } from './parts.ts'
import { RowTools } from './row-tools.tsx'
import { WeightField } from './share-field.tsx'
import { StemField } from './stem-field.tsx'
import { useProblems } from './use-problems.ts'

type Inner = BodyOf<'group'>['questions'][number]
type PlainType = PlainBody['type']
const plainTypes = questionTypes.filter((type): type is PlainType => type !== 'group')

/** Common material with its questions, each with the editor of its type. */
export default function EditGroup({ body, onChange, problems }: EditProps<'group'>) {
  const t = useText(editText)
  const o = useText(openText)
  const { names } = useText(typeText)
  const format = useFormat()
  const problem = useProblems(problems)
  const labelId = useId()
  const [type, setType] = useState<PlainType>('single')
  const [opened, setOpened] = useState<string>()
  const { questions } = body
  const set = (next: Inner[]) => onChange({ ...body, questions: next })
  const add = () => {
    const id = newId(idsOf(questions))
    setOpened(id)
    set([...questions, { id, body: emptyBody(type) as PlainBody }])
  }
  return (
    <div className={css.edit}>
      <StemField
        label={t.material}
        body={body}
        problems={problems.filter(({ child }) => child === undefined)}
        onChange={(stem) => onChange({ ...body, stem })}
      />
      <div className={css.part} role="group" aria-labelledby={labelId}>
        <div className={css.title} id={labelId}>
          {o.groupQuestions}
        </div>
        <ol className={css.inners} hidden={questions.length === 0}>
          {questions.map((inner, at) => (
            <InnerQuestion
              key={inner.id}
              inner={inner}
              name={o.question(format.number(at + 1))}
              typeName={names[inner.body.type as QuestionType]}
              at={at}
              count={questions.length}
              opened={opened === inner.id}
              problems={problems.filter(({ child }) => child === inner.id)}
              onChange={(part) => set(changed(questions, inner.id, part))}
              onWeight={(weight) =>
                set(questions.map((each) => (each.id === inner.id ? weighed(each, weight) : each)))
              }
              onMove={(by) => set(moved(questions, at, by))}
              onRemove={() => set(without(questions, inner.id))}
            />
          ))}
        </ol>
        <FieldError id={`${labelId}e`} error={problem.of('noQuestions')} />
        <div className={css.addInner}>
          <Select
            label={t.typeOfNew}
            value={type}
            options={plainTypes.map((value) => ({ value, label: names[value] }))}
            onChange={setType}
          />
          <Button icon="plus" disabled={questions.length >= 50} onClick={add}>
            {t.addQuestion}
          </Button>
        </div>
      </div>
      <AfterMarking body={body} onChange={onChange} />
    </div>
  )
}

function weighed({ weight: _, ...rest }: Inner, weight: number | null): Inner {
  return weight === null || weight === 1 ? rest : { ...rest, weight }
}

function InnerQuestion({
  inner,
  name,
  typeName,
  at,
  count,
  opened,
  problems,
  onChange,
  onWeight,
  onMove,
  onRemove,
}: {
  inner: Inner
  name: string
  typeName: string
  at: number
  count: number
  opened: boolean
  problems: EditProps<'group'>['problems']
  onChange: (part: Partial<Inner>) => void
  onWeight: (weight: number | null) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}) {
  const t = useText(editText)
  const [open, setOpen] = useState(opened)
  const { stem } = inner.body
  const bodyId = useId()
  return (
    <li className={css.inner}>
      <div className={css.innerHead}>
        <button
          type="button"
          className={css.fold}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpen(!open)}
        >
          <strong>{name}</strong> <Tag>{typeName}</Tag>
          <span className={css.words}>{plainWords(stem.zh || stem.en) || t.noStemYet}</span>
          {problems.length > 0 && <Tag tone="warning">{t.notReady}</Tag>}
        </button>
        <RowTools name={name} at={at} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
      <div id={bodyId} hidden={!open} className={css.innerBody}>
        {open && (
          <>
            <EditPlain
              body={inner.body}
              problems={problems}
              onChange={(next) => onChange({ body: next })}
            />
            {count > 1 && <WeightField weight={inner.weight} onChange={onWeight} />}
          </>
        )}
      </div>
    </li>
  )
}
