import { useRecord } from '#src/features/content/draft/web/draft-store.ts'
import { otherSide, type Side } from '#src/features/content/editor/web/both-sides.ts'
import {
  CategoryField,
  MajorFields,
  type Subjects,
} from '#src/features/content/subject/web/subject-fields.tsx'
import { headKey } from '#src/features/content/textbook/records.ts'
import { CoverPart } from '#src/features/content/textbook/web/cover-part.tsx'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { type CourseHead, courseMost } from '#src/features/learning/course/draft-records.ts'
import { FieldReasons } from '#src/features/learning/approval/web/field-reasons.tsx'
import type { Bilingual } from '#src/shared/rich-text.ts'
import { useText } from '#src/web/i18n.tsx'
import { Checkbox, RadioGroup } from '#src/web/ui/choice.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { ContentPart } from './content-part.tsx'
import { editText } from './edit-text.ts'
import css from './edit.module.css'
import { KeywordsField } from './keywords-field.tsx'
import { useErrorAt, type Places } from './place-of-field.ts'
import { sidesOf, SidesField } from './sides-field.tsx'

const levels = ['beginner', 'intermediate', 'advanced'] as const

/** The head of a course: every field of its offer. */
export function OfferForm({
  content,
  subjects,
  kind,
  onLeave,
  ...places
}: Places & {
  /** The lesson plan as the page was opened; the draft is opened without long texts. */
  content: Bilingual
  subjects: Subjects
  kind: CourseKind
  onLeave: (place: string) => void
}) {
  const t = useText(editText)
  const { draft, reasons } = places
  const head = useRecord(draft, headKey) as unknown as CourseHead | undefined
  const error = useErrorAt(places)
  if (!head) return null
  const set = (field: string, value: unknown) => void draft.act([{ key: headKey, field, value }])
  const choice = (field: 'categoryId' | 'majorId' | 'directionId') => ({
    value: head[field],
    required: true,
    ...errorProp(error(headKey, field)),
    onChange: (value: number | null) => {
      set(field, value)
      onLeave(`${headKey} ${field}`)
    },
  })
  const sides = sidesOf(head)
  const both = { ...places, recordKey: headKey, sides, onLeave }
  const other = otherSide(head.language)
  const changeLanguage = (language: Side) =>
    void draft.act([
      { key: headKey, field: 'language', value: language },
      ...(head.offered === 'both' ? [] : [{ key: headKey, field: 'offered', value: language }]),
    ])
  const why = (name: string) => <FieldReasons reasons={reasons} recordKey={headKey} name={name} />
  const slug = subjects.categories.find(({ categoryId }) => categoryId === head.categoryId)?.slug
  return (
    <div className={css.form}>
      <Panel title={t.facts}>
        <div className={css.form}>
          <SidesField {...both} field="name" label={t.name} most={courseMost.name} />
          {why('name')}
          <SidesField
            {...both}
            field="introduction"
            label={t.introduction}
            most={courseMost.introduction}
            rows={3}
          />
          {why('introduction')}
          {sides.map((side) => (
            <KeywordsField
              key={side}
              label={sides.length > 1 ? t.inLanguage(t.keywords, side) : t.keywords}
              value={head.keywords[side]}
              error={error(headKey, `keywords.${side}`)}
              onChange={(words) => set(`keywords.${side}`, words)}
              onLeave={() => onLeave(`${headKey} keywords.${side}`)}
            />
          ))}
          {why('keywords')}
          <div className={css.pair}>
            <CategoryField subjects={subjects} field={choice('categoryId')} />
            <MajorFields
              subjects={subjects}
              major={choice('majorId')}
              direction={choice('directionId')}
            />
          </div>
          {why('categoryId')}
          {why('majorId')}
          {why('directionId')}
          <RadioGroup
            label={t.difficulty}
            inRow
            value={head.difficulty ?? 'beginner'}
            onChange={(value) => set('difficulty', value)}
            options={levels.map((value) => ({ value, label: t.levels[value] }))}
          />
          <RadioGroup
            label={t.payment[kind]}
            inRow
            value={head.payment}
            onChange={(value) => set('payment', value)}
            options={(['free', 'paid'] as const).map((value) => ({
              value,
              label: t.payments[value],
            }))}
          />
          {head.payment === 'paid' && (
            <TextField
              label={t.fee}
              inputMode="numeric"
              required
              className={css.short}
              value={head.fee}
              {...errorProp(error(headKey, 'fee'))}
              onChange={(value) => set('fee', value.trim())}
              onBlur={() => onLeave(`${headKey} fee`)}
            />
          )}
          {why('fee')}
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
      <CoverPart draft={draft} head={head} cover={{ category: slug ?? '' }} />
      <FieldError id="cover-error" error={error(headKey, 'coverFileId')} />
      {why('coverFileId')}
      <Panel title={t.content}>
        <ContentPart {...places} content={content} sides={sides} onLeave={onLeave} />
        {why('content')}
      </Panel>
    </div>
  )
}

const errorProp = (error: string | undefined) => (error === undefined ? {} : { error })
