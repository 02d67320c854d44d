import { useState } from 'react'
import { type DraftStore, useRecord } from '#src/features/content/draft/web/draft-store.ts'
import { type Side, stateOf, upToDate } from '#src/features/content/editor/web/both-sides.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Field } from '#src/web/ui/field.tsx'
import field from '#src/web/ui/field.module.css'
import { lengthOf } from '#src/shared/length-of.ts'
import { chapterIntroductionMost, chapterNameMost, type ChapterRecord } from '../records.ts'
import css from './dialogs.module.css'
import { fieldText } from './field-text.ts'
import { faultOf, typing } from './lacks.ts'
import type { Outline } from './structure.ts'

/** The texts of a chapter, in each language; from here one walks to the chapters before and after. */
export function ChapterDialog({
  draft,
  outline,
  languages,
  id,
  onGo,
  onClose,
}: {
  draft: DraftStore
  outline: Outline
  languages: readonly Side[]
  id: string
  onGo: (key: string) => void
  onClose: () => void
}) {
  const t = useText(fieldText)
  const chapters = outline.nodes.filter(({ kind }) => kind === 'chapter')
  const at = chapters.findIndex(({ key }) => key === id)
  const [before, next] = [chapters[at - 1], chapters[at + 1]]
  return (
    <Dialog
      open
      title={t.title(chapters[at]?.number ?? '')}
      width={languages.length > 1 ? 840 : 560}
      onClose={onClose}
      footer={
        <>
          <p className={css.saved}>{t.saved}</p>
          {before && (
            <Button variant="quiet" onClick={() => onGo(before.key)}>
              {t.before}
            </Button>
          )}
          {next && (
            <Button variant="quiet" onClick={() => onGo(next.key)}>
              {t.next}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {t.done}
          </Button>
        </>
      }
    >
      <Texts key={id} draft={draft} languages={languages} id={id} />
    </Dialog>
  )
}

const parts = ['name', 'introduction'] as const

function Texts({
  draft,
  languages,
  id,
}: {
  draft: DraftStore
  languages: readonly Side[]
  id: string
}) {
  const record = useRecord(draft, id) as ChapterRecord | undefined
  const [before] = useState(record)
  if (!record || !before) return null
  const empty = parts
    .flatMap((name) => languages.map((side) => ({ name, side })))
    .find(({ name, side }) => before[name][side] === '')
  return (
    <div className={css.stack}>
      {parts.map((name) => (
        <div key={name} className={css.sides} data-count={languages.length}>
          {languages.map((side, at) => (
            <Text
              key={side}
              {...{ draft, id, side, name, record, before }}
              isOwn={at === 0}
              takesFocus={empty?.name === name && empty.side === side}
              isAlone={languages.length === 1}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function Text({
  draft,
  id,
  side,
  name,
  record,
  before,
  isOwn,
  isAlone,
  takesFocus,
}: {
  draft: DraftStore
  id: string
  side: Side
  name: 'name' | 'introduction'
  record: ChapterRecord
  before: ChapterRecord
  isOwn: boolean
  isAlone: boolean
  /** The first empty text, at which the person goes on. */
  takesFocus: boolean
}) {
  const t = useText(fieldText)
  const format = useFormat()
  const [isTouched, setTouched] = useState(false)
  const text = record[name]
  const value = text[side]
  const isName = name === 'name'
  const most = isName ? chapterNameMost : chapterIntroductionMost
  const fault = faultOf(value, most)
  const shows = fault === 'long' || (fault === 'empty' && isTouched && (isOwn || value !== ''))
  const words = isName
    ? { empty: t.nameEmpty, long: t.nameLong(most) }
    : { empty: t.introductionEmpty, long: t.introductionLong(most) }
  const state = isAlone ? 'done' : stateOf(text, side)
  const bind = {
    className: field.control,
    lang: side === 'zh' ? 'zh-CN' : 'en',
    value,
    autoFocus: takesFocus,
    onBlur: () => setTouched(true),
    onChange: ({ target }: { target: { value: string } }) =>
      void draft.act(typing(id, name, { text, before: before[name], side, value: target.value })),
  }
  return (
    <div className={css.side}>
      <Field
        label={isAlone ? t[name] : `${t[name]} · ${t.sides[side]}`}
        required
        {...(shows && { error: words[fault] })}
        aside={
          <span className={css.counter} data-over={fault === 'long' || undefined}>
            {t.counter(format.number(lengthOf(value)), format.number(most))}
          </span>
        }
      >
        {(control) =>
          isName ? <input {...control} {...bind} /> : <textarea {...control} {...bind} rows={5} />
        }
      </Field>
      {state === 'missing' && <p className={css.state}>{t.missing}</p>}
      {state === 'outdated' && (
        <p className={css.state}>
          {t.outdated}
          <Button
            size="small"
            variant="quiet"
            icon="check"
            onClick={() => void draft.act([{ key: id, field: name, value: upToDate(text) }])}
          >
            {t.markDone}
          </Button>
        </p>
      )}
    </div>
  )
}
