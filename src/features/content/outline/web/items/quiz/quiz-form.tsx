import { Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { fieldOf } from '#src/features/content/draft/record.ts'
import { useRecord } from '#src/features/content/draft/web/draft-store.ts'
import { sumPoints } from '#src/features/content/question/points.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { QuestionFact } from '../../../contract.ts'
import { settingsOf } from '../../../quiz-settings.ts'
import type { ItemBodies, QuizDraw, SetQuestion } from '../../../records.ts'
import css from '../../content.module.css'
import type { ItemFormProps } from '../item-kind.ts'
import { drawText } from './draw-text.ts'
import { DrawsForm, sectionOptions } from './draws-form.tsx'
import { QuestionLine } from './question-line.tsx'
import quizCss from './quiz.module.css'
import { quizText } from './quiz-text.ts'
import { newKey, SectionsForm } from './sections-form.tsx'
import { SettingsForm } from './settings-form.tsx'
import { settingsText } from './settings-text.ts'
import { TemplateChoice } from './template-choice.tsx'
import { usePools } from './use-pools.ts'

const QuestionPicker = latePart(async () => ({
  default: (await import('./question-picker.tsx')).QuestionPicker,
}))
const RuleDialog = latePart(async () => ({
  default: (await import('./rule-dialog.tsx')).RuleDialog,
}))
const PaperChoice = latePart(async () => ({
  default: (await import('./paper-choice.tsx')).PaperChoice,
}))

type Body = ItemBodies['quiz']
/** The dialog that is open: it chooses questions that all get, the pool of a draw, the conditions of one, or a paper. */
type Choosing =
  | { what: 'questions' }
  | { what: 'pool'; key: string }
  | { what: 'rule'; draw: QuizDraw }
  | { what: 'paper' }

/** A quiz: its template and settings, its sections, its questions with their points, and its draws. */
export default function QuizForm({ draft, item, languages, facts, draftId }: ItemFormProps) {
  const t = useText(quizText)
  const s = useText(settingsText)
  const d = useText(drawText)
  const format = useFormat()
  const body = fieldOf(useRecord(draft, item) ?? null, 'body') as Body
  const [choosing, setChoosing] = useState<Choosing>()
  const { questions, sections = [], draws = [] } = body
  const settings = settingsOf(body)
  const set = (fields: Partial<Body>) =>
    draft.act(
      Object.entries(fields).map(([field, value]) => ({
        key: item,
        field: `body.${field}`,
        value,
      })),
    )
  const newerOf = (one: SetQuestion) => {
    const present = facts.question(one.questionId)?.present
    return present && present.versionId !== one.versionId && present.complete
      ? present.versionId
      : undefined
  }
  const update = (one: SetQuestion): SetQuestion => ({
    ...one,
    versionId: newerOf(one) ?? one.versionId,
  })
  // As learners see them: section by section, those without one first.
  const placeOf = ({ section }: SetQuestion) => sections.findIndex(({ key }) => key === section)
  const always = questions
    .filter(({ draw }) => draw === undefined)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  const drawn = questions.filter(({ draw }) => draw !== undefined)
  const put = (next: readonly SetQuestion[]) => set({ questions: [...next, ...drawn] })
  const pools = usePools(draftId, body)
  const newer = questions.filter((one) => newerOf(one) !== undefined)
  const asked = [
    ...always.map(({ points }) => points),
    ...draws.flatMap(({ key, count }) => {
      const pool = drawn.filter(({ draw }) => draw === key)
      return pool.slice(0, count).map(({ points }) => points)
    }),
  ]
  const options = sectionOptions(
    sections,
    ({ name }, at) => name[languages[0] ?? 'zh'] || s.sectionName(format.number(at + 1)),
    s.noSection,
  )
  /** Puts what the picker has chosen in place of its former choice. */
  const choose = (added: readonly QuestionFact[], removed: ReadonlySet<number>) => {
    const draw = choosing?.what === 'pool' ? choosing.key : undefined
    const former = draw === undefined ? undefined : drawn.find((one) => one.draw === draw)
    const made = added.map(({ questionId, points, present: { versionId } }): SetQuestion => ({
      ...{ questionId, versionId, points: former?.points ?? points },
      ...(draw !== undefined && { draw }),
      ...(former?.section !== undefined && { section: former.section }),
    }))
    facts.noteQuestions(added)
    set({
      questions: [...questions.filter(({ questionId }) => !removed.has(questionId)), ...made],
      ...(draw !== undefined &&
        draws.every(({ key }) => key !== draw) && { draws: [...draws, { key: draw, count: 1 }] }),
    })
    setChoosing(undefined)
  }
  return (
    <div className={css.file}>
      <TemplateChoice settings={settings} onChange={(next) => set({ settings: next })} />
      <SettingsForm
        settings={settings}
        passPercent={body.passPercent}
        onChange={(next) => set({ settings: next })}
        onPass={(passPercent) => set({ passPercent })}
      />
      <SectionsForm
        sections={sections}
        languages={languages}
        onChange={(next) => set({ sections: [...next] })}
      />
      <div className={css.buttons}>
        <Button icon="plus" onClick={() => setChoosing({ what: 'questions' })}>
          {t.pick}
        </Button>
        <Button variant="quiet" onClick={() => setChoosing({ what: 'pool', key: `d-${newKey()}` })}>
          {s.addDraw}
        </Button>
        <Button
          variant="quiet"
          onClick={() => setChoosing({ what: 'rule', draw: { key: `d-${newKey()}`, count: 1 } })}
        >
          {d.add}
        </Button>
        <Button variant="quiet" onClick={() => setChoosing({ what: 'paper' })}>
          {s.paperIn}
        </Button>
        {newer.length > 1 && (
          <Button
            icon="refresh"
            variant="quiet"
            onClick={() => set({ questions: questions.map(update) })}
          >
            {t.updateAll}
          </Button>
        )}
        <span className={css.muted}>
          {questions.length === 0
            ? t.none
            : t.total(format.number(asked.length), format.number(sumPoints(asked)))}
        </span>
      </div>
      {always.length > 0 && (
        <ol className={quizCss.questions} aria-label={t.questions}>
          {always.map((one, at) => (
            <QuestionLine
              key={one.questionId}
              {...{ one, at, count: always.length, sections: options }}
              fact={facts.question(one.questionId)}
              hasNewer={newerOf(one) !== undefined}
              onChange={(next) => put(always.map((other) => (other === one ? next : other)))}
              onUpdate={() => put(always.map((other) => (other === one ? update(one) : other)))}
              onMove={(to) => put(always.toSpliced(at, 1).toSpliced(to, 0, one))}
              onRemove={() => put(always.filter((other) => other !== one))}
            />
          ))}
        </ol>
      )}
      <DrawsForm
        draws={draws}
        questions={questions}
        sections={options}
        onChange={(nextDraws, next) => set({ draws: [...nextDraws], questions: [...next] })}
        pools={pools.data}
        onPool={(key) => setChoosing({ what: 'pool', key })}
        onRule={(draw) => setChoosing({ what: 'rule', draw })}
      />
      <Suspense fallback={null}>
        {choosing?.what === 'paper' && (
          <PaperChoice
            onClose={() => setChoosing(undefined)}
            onChoose={(paper) => {
              set({ ...paper, draws: [] })
              setChoosing(undefined)
            }}
          />
        )}
        {choosing?.what === 'rule' && (
          <RuleDialog
            draw={choosing.draw}
            {...{ draftId, body }}
            onClose={() => setChoosing(undefined)}
            onConfirm={(next) => {
              set(next)
              setChoosing(undefined)
            }}
          />
        )}
        {(choosing?.what === 'questions' || choosing?.what === 'pool') && (
          <QuestionPicker
            draftId={draftId}
            chosen={questions
              .filter(({ draw }) => draw === (choosing.what === 'pool' ? choosing.key : undefined))
              .map(({ questionId }) => questionId)}
            onClose={() => setChoosing(undefined)}
            onConfirm={choose}
          />
        )}
      </Suspense>
    </div>
  )
}
