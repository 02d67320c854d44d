import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { paperApi } from '../contract.ts'
import { paperNameMax, sectionsMost } from '../forms.ts'
import { PaperSection } from './paper-section.tsx'
import { useMoveTo, useSectionNames } from './use-sections.ts'
import css from './paper.module.css'
import { paperText } from './paper-text.ts'
import { isPoints, type PaperValues, sumOf, valuesOf } from './paper-values.ts'

type Paper = AnswerOf<typeof paperApi.getPaper>

/** The whole of a paper as one form. */
export function PaperForm({ paper }: { paper: Paper }) {
  const t = useText(paperText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { paperId, printedTotal, revision } = paper
  const form = useForm({
    initial: valuesOf(paper),
    endpoint: paperApi.savePaper,
    check: (values) => wrongPoints(values, t.pointsWrong),
    send: ({ name, sections }) => ({
      ...{ paperId, revision, name },
      sections: sections.map(({ sectionId, name: title, questions }) => ({
        sectionId,
        name: title,
        questions: questions.map(({ questionId, points }) => ({
          questionId,
          points: Number(points),
        })),
      })),
    }),
    said: t.saved,
  })
  const { sections } = form.values
  const points = sumOf(sections.flatMap(({ questions }) => questions))
  const isOutdated = paper.sections.some((one) => one.questions.some((q) => q.isOutdated))
  const update = () =>
    void act(
      paperApi.updateQuestions,
      { paperId },
      { said: ({ changed }) => (changed > 0 ? t.updated(format.number(changed)) : t.upToDate) },
    )
  const list = form.list('sections')
  const names = useSectionNames(sections.map((one) => one.name))
  const moveTo = useMoveTo(form)
  const about = new Map(
    paper.sections.flatMap((one) => one.questions.map((q) => [q.questionId, q] as const)),
  )
  return (
    <Form form={form} label={t.title} className={css.form}>
      <TextField {...form.field('name')} label={t.name} maxLength={paperNameMax} required />
      {printedTotal !== null && printedTotal !== points && (
        <p className={css.warning}>
          <Icon name="warning" size={20} />
          {t.misses(format.number(points), format.number(printedTotal))}
        </p>
      )}
      {isOutdated && (
        <p className={css.note}>
          {form.dirty ? t.updateAfterSave : t.updateLead}
          <Button
            size="small"
            icon="refresh"
            pending={pending}
            disabled={form.dirty}
            onClick={update}
          >
            {t.update}
          </Button>
        </p>
      )}
      {list.rows.map((row) => (
        <Panel key={row.key} title={t.sectionNumber(format.number(row.index + 1))}>
          <PaperSection
            form={form}
            row={row}
            {...{ about, names, moveTo }}
            first={sections
              .slice(0, row.index)
              .reduce((sum, { questions }) => sum + questions.length, 1)}
          />
        </Panel>
      ))}
      {sections.length < sectionsMost && (
        <div>
          <Button
            icon="plus"
            onClick={() =>
              list.add({ sectionId: null, name: '', printedTotal: null, questions: [] })
            }
          >
            {t.addSection}
          </Button>
        </div>
      )}
      <div className={css.save}>
        <FormFoot act={t.save} pending={form.pending} />
      </div>
    </Form>
  )
}

function wrongPoints({ sections }: PaperValues, words: string): Record<string, string> {
  return Object.fromEntries(
    sections.flatMap(({ questions }, section) =>
      questions.flatMap(({ points }, at) =>
        isPoints(points) ? [] : [[`sections.${section}.questions.${at}.points`, words]],
      ),
    ),
  )
}
