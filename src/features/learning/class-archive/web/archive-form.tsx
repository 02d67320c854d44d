import { useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { locales } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, RadioGroup, Select } from '#src/web/ui/choice.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { classArchiveApi } from '../contract.ts'
import { archiveDays, samplesUsual, worksForms, type WorksForm } from '../limits.ts'
import { archiveText } from './archive-text.ts'
import css from './archive.module.css'

const sampleChoices = [1, 2, samplesUsual, 5, 10]

/** Says what an archive holds, asks for the rest, and begins it. */
export function ArchiveForm({ of }: { of: AnswerOf<typeof classArchiveApi.getArchive> }) {
  const t = useText(archiveText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { classId, holds, archive, isBusy } = of
  const [language, setLanguage] = useState(useLocale())
  const [reports, setReports] = useState(true)
  const [quizzes, setQuizzes] = useState(true)
  const [works, setWorks] = useState<WorksForm>('samples')
  const [samples, setSamples] = useState(samplesUsual)
  const begin = () =>
    void act(
      classArchiveApi.begin,
      { classId, language, reports, works, samples, quizzes: quizzes && holds.quizzes > 0 },
      archive?.state === 'ready'
        ? { ask: { title: t.againTitle, text: t.againText, confirm: t.again } }
        : {},
    )
  const always = [
    t.roll(format.number(holds.lessons)),
    holds.gradebook ? t.gradebook : t.noGradebook,
    holds.withdrawn > 0
      ? t.homeworkWithdrawn(format.number(holds.homework), format.number(holds.withdrawn))
      : t.homework(format.number(holds.homework)),
    t.announcements(format.number(holds.announcements)),
    t.materials(format.number(holds.materials)),
    t.history,
  ]
  return (
    <>
      <Panel title={t.heading} lead={t.lead}>
        <ul className={css.list} aria-label={t.holds}>
          {always.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Panel>
      <Panel title={t.choose}>
        <div className={css.stack}>
          {holds.students > 0 && (
            <Checkbox
              label={t.reports(format.number(holds.students))}
              checked={reports}
              onChange={setReports}
            />
          )}
          {holds.quizzes > 0 && (
            <Checkbox
              label={t.quizzes(format.number(holds.quizzes))}
              checked={quizzes}
              onChange={setQuizzes}
            />
          )}
          {holds.works > 0 && (
            <RadioGroup
              label={t.works(format.number(holds.works))}
              value={works}
              onChange={(value) => setWorks(value)}
              options={worksForms.map((value) => ({
                ...{ value, label: t.workForms[value] },
                description: t.workHints[value],
              }))}
            />
          )}
          {holds.works > 0 && works === 'samples' && (
            <Select
              className={css.short}
              label={t.samples}
              value={String(samples)}
              onChange={(value) => setSamples(Number(value))}
              options={sampleChoices.map((count) => ({
                value: String(count),
                label: t.samplesOf(format.number(count)),
              }))}
            />
          )}
          {holds.works > 0 && works !== 'none' && <p className={css.muted}>{t.worksNote}</p>}
          <RadioGroup
            label={t.language}
            value={language}
            onChange={(value) => setLanguage(value)}
            options={locales.map((value) => ({ value, label: t.languages[value] }))}
          />
          <p className={css.muted}>{t.privacy(format.number(archiveDays))}</p>
          {isBusy && <p role="status">{t.busy}</p>}
          <div className={css.foot}>
            <Button
              variant={archive?.state === 'ready' ? 'secondary' : 'primary'}
              pending={pending}
              disabled={isBusy}
              onClick={begin}
            >
              {archive ? t.again : t.begin}
            </Button>
          </div>
        </div>
      </Panel>
    </>
  )
}
