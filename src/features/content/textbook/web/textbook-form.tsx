import { useEffect, useState } from 'react'
import { type DraftStore, useRecord } from '#src/features/content/draft/web/draft-store.ts'
import { orderedSides } from '#src/features/content/draft/web/ordered-sides.ts'
import { SidedField } from '#src/features/content/draft/web/sided-field.tsx'
import { useHeldField } from '#src/features/content/draft/web/use-held-field.ts'
import { otherSide, type Side } from '#src/features/content/editor/web/both-sides.ts'
import { useText } from '#src/web/i18n.tsx'
import { Checkbox, RadioGroup, Select } from '#src/web/ui/choice.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { type FieldLack, lacksOfHead } from '../completeness.ts'
import { hasCheckDigit, isIsbn, plainIsbn } from '../isbn.ts'
import { headKey, type TextbookHead } from '../records.ts'
import { CoverPart } from './cover-part.tsx'
import css from './editing.module.css'
import { editText } from './edit-text.ts'
import { IsbnDouble } from './isbn-double.tsx'
import type { EditedTextbook } from './textbook-bar.tsx'

/** The head of a textbook as a form that saves itself: no word waits for a button. */
export function TextbookForm({
  draft,
  textbook,
  showsAll,
}: {
  draft: DraftStore
  textbook: EditedTextbook
  /** Whether fields that were not touched say what they lack, after an attempt to publish. */
  showsAll: boolean
}) {
  const t = useText(editText)
  const head = useRecord(draft, headKey) as unknown as TextbookHead | undefined
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const held = useHeldField(draft)
  useEffect(() => {
    // The check before publishing leads to a field: '#name.zh'.
    const name = decodeURIComponent(location.hash.slice(1))
    if (name !== '') document.getElementsByName(name)[0]?.focus()
  }, [])
  if (!head) return null
  const set = (field: string, value: unknown) => void draft.act([{ key: headKey, field, value }])
  const lacks = lacksOfHead(head)
  const errorOf = (field: FieldLack['field']) => {
    const found = lacks.find((one) => one.field === field)
    return found && (showsAll || left.has(field)) ? t.lacks[found.lack] : undefined
  }
  const bind = (field: 'isbn' | 'publisher' | 'author') => ({
    name: field,
    value: head[field],
    error: errorOf(field),
    required: true,
    onChange: (value: string) => set(field, value),
    onFocus: held(headKey, field).onFocus,
    onBlur() {
      held(headKey, field).onBlur()
      setLeft(new Set([...left, field]))
    },
  })
  const both = {
    ...{ draft, recordKey: headKey, sides: orderedSides(head) },
    errorOf: (place: string) => errorOf(place as FieldLack['field']),
    onLeave: (place: string) => setLeft(new Set([...left, place])),
  }
  const other = otherSide(head.language)
  const changeLanguage = (language: Side) =>
    void draft.act([
      { key: headKey, field: 'language', value: language },
      ...(head.offered === 'both' ? [] : [{ key: headKey, field: 'offered', value: language }]),
    ])
  const isOdd = isIsbn(head.isbn) && !hasCheckDigit(head.isbn)
  return (
    <div className={css.form}>
      <Panel title={t.facts}>
        <div className={css.form}>
          <SidedField {...both} field="name" label={t.name} maxLength={400} required />
          <div className={css.pair}>
            <TextField
              {...bind('isbn')}
              label={t.isbn}
              inputMode="numeric"
              maxLength={40}
              description={isOdd ? t.checkDigit : t.isbnHint}
              onChange={(typed) => set('isbn', plainIsbn(typed))}
            />
            <TextField {...bind('author')} label={t.author} maxLength={200} />
            <TextField {...bind('publisher')} label={t.publisher} maxLength={200} />
            <Select
              label={t.category}
              placeholder={t.noCategory}
              options={textbook.categories.map(({ categoryId, name }) => ({
                value: String(categoryId),
                label: name,
              }))}
              value={head.categoryId === null ? '' : String(head.categoryId)}
              onChange={(id) => set('categoryId', id === '' ? null : Number(id))}
            />
          </div>
          <IsbnDouble isbn={head.isbn} except={textbook.textbookId} />
          <SidedField
            {...both}
            field="description"
            label={t.description}
            maxLength={10_000}
            rows={5}
          />
        </div>
      </Panel>
      <Panel title={t.language} titleHidden>
        <div className={css.form}>
          <RadioGroup
            label={t.language}
            inRow
            value={head.language}
            onChange={changeLanguage}
            options={(['zh', 'en'] as const).map((value) => ({ value, label: t.languages[value] }))}
          />
          <Checkbox
            label={t.alsoIn[other]}
            description={t.alsoHint}
            checked={head.offered === 'both'}
            onChange={(yes) => set('offered', yes ? 'both' : head.language)}
          />
        </div>
      </Panel>
      <CoverPart draft={draft} head={head} cover={textbook.cover} />
    </div>
  )
}
