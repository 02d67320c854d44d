import { useRecord } from '#src/features/content/draft/web/draft-store.ts'
import { orderedSides } from '#src/features/content/draft/web/ordered-sides.ts'
import { Sides } from '#src/features/content/draft/web/sided-field.tsx'
import { sidedText } from '#src/features/content/draft/web/sided-text.ts'
import { otherSide, type Side } from '#src/features/content/editor/web/both-sides.ts'
import {
  CategoryField,
  DirectionField,
  MajorField,
  type Subjects,
} from '#src/features/content/subject/web/subject-fields.tsx'
import { headKey } from '#src/features/content/textbook/records.ts'
import { CoverPart } from '#src/features/content/textbook/web/cover-part.tsx'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { type CourseHead, courseMost } from '#src/features/learning/course/draft-records.ts'
import { FieldReasons } from '#src/features/learning/approval/web/field-reasons.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import { useText } from '#src/web/i18n.tsx'
import { Checkbox, RadioGroup } from '#src/web/ui/choice.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { authoringApi } from '../contract.ts'
import { ContentPart } from './content-part.tsx'
import { editText } from './edit-text.ts'
import css from './edit.module.css'
import { KeywordsField } from './keywords-field.tsx'
import { useErrorAt, type Places } from './place-of-field.ts'
import { OfferText } from './offer-text.tsx'
import { Place } from './place.tsx'

type Hidden = AnswerOf<typeof authoringApi.getOfferNames>['hidden']

const levels = ['beginner', 'intermediate', 'advanced'] as const

/** The head of a course: every field of its offer. */
export function OfferForm({
  content,
  subjects,
  hidden,
  kind,
  ...places
}: Places & {
  /** The lesson plan as the page was opened; the draft is opened without long texts. */
  content: Bilingual
  subjects: Subjects
  /** Names of the subjects that were chosen as the page was opened, and are no longer offered. */
  hidden: Hidden
  kind: CourseKind
}) {
  const t = useText(editText)
  const s = useText(sidedText)
  const { draft, reasons, onLeave } = places
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
  const kept = (field: keyof Hidden) => {
    const [id, name] = [head[field], hidden[field]]
    return id === null || name === null ? undefined : { id, name }
  }
  const sides = orderedSides(head)
  const both = { ...places, recordKey: headKey, sides }
  const other = otherSide(head.language)
  const changeLanguage = (language: Side) =>
    void draft.act([
      { key: headKey, field: 'language', value: language },
      ...(head.offered === 'both' ? [] : [{ key: headKey, field: 'offered', value: language }]),
    ])
  const why = (name: string) => <FieldReasons reasons={reasons} recordKey={headKey} name={name} />
  const slug = subjects.categories.find(({ categoryId }) => categoryId === head.categoryId)?.slug
  return (
    <>
      <Panel title={t.facts}>
        <div className={css.form}>
          <Place name="name">
            <OfferText {...both} field="name" label={t.name} most={courseMost.name} />
          </Place>
          <Place name="introduction">
            <OfferText
              {...both}
              field="introduction"
              label={t.introduction}
              most={courseMost.introduction}
              rows={3}
            />
          </Place>
          <Place name="keywords">
            <Sides sides={sides}>
              {sides.map((side) => (
                <KeywordsField
                  key={side}
                  label={sides.length > 1 ? s.inLanguage(t.keywords, side) : t.keywords}
                  value={head.keywords[side]}
                  error={error(headKey, `keywords.${side}`)}
                  onChange={(words) => set(`keywords.${side}`, words)}
                  onLeave={() => onLeave(`${headKey} keywords.${side}`)}
                />
              ))}
            </Sides>
            {why('keywords')}
          </Place>
          <dl className={css.fixed}>
            <dt>{t.type}</dt>
            <dd>{t.types[kind]}</dd>
            <dd className={css.muted}>{t.typeHint}</dd>
          </dl>
          <RadioGroup
            label={t.language}
            inRow
            required
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
      <Panel title={t.subjects}>
        <div className={css.form}>
          <div className={css.triple}>
            <Place name="categoryId">
              <CategoryField
                subjects={subjects}
                field={choice('categoryId')}
                kept={kept('categoryId')}
              />
              {why('categoryId')}
            </Place>
            <Place name="majorId">
              <MajorField
                subjects={subjects}
                kept={kept('majorId')}
                field={{
                  ...choice('majorId'),
                  onChange(value) {
                    if (value === head.majorId) return
                    draft.act([
                      { key: headKey, field: 'majorId', value },
                      { key: headKey, field: 'directionId', value: null },
                    ])
                    onLeave(`${headKey} majorId`)
                  },
                }}
              />
              {why('majorId')}
            </Place>
            <Place name="directionId">
              <DirectionField
                subjects={subjects}
                majorId={head.majorId}
                field={choice('directionId')}
                kept={kept('directionId')}
              />
              {why('directionId')}
            </Place>
          </div>
          <RadioGroup
            label={t.difficulty}
            inRow
            required
            value={head.difficulty ?? 'beginner'}
            onChange={(value) => set('difficulty', value)}
            options={levels.map((value) => ({ value, label: t.levels[value] }))}
          />
          <Place name="fee">
            <div className={css.payment}>
              <RadioGroup
                label={t.payment[kind]}
                inRow
                required
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
                  maxLength={20}
                  value={head.fee}
                  {...errorProp(error(headKey, 'fee'))}
                  onChange={(value) => set('fee', value.trim())}
                  onBlur={() => onLeave(`${headKey} fee`)}
                />
              )}
            </div>
            {why('fee')}
          </Place>
        </div>
      </Panel>
      <Place name="coverFileId">
        <CoverPart draft={draft} head={head} cover={{ category: slug ?? '' }}>
          <FieldError id="cover-error" error={error(headKey, 'coverFileId')} />
          {why('coverFileId')}
        </CoverPart>
      </Place>
      <Place name="content">
        <Panel title={t.content}>
          <ContentPart {...places} content={content} sides={sides} />
          {why('content')}
        </Panel>
      </Place>
    </>
  )
}

const errorProp = (error: string | undefined) => (error === undefined ? {} : { error })
