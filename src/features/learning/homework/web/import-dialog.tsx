import { useState } from 'react'
import { PickButton } from '#src/features/content/question/web/photos/pick-button.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { base64Of } from '#src/web/base64-of.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { homeworkApi } from '../contract.ts'
import css from './homework.module.css'
import { filesText } from './files-text.ts'

type Plan = AnswerOf<typeof homeworkApi.importMarks>

/** Reads marks out of a workbook: first what would change, then the act. */
export function ImportDialog({ homeworkId, onClose }: { homeworkId: number; onClose: () => void }) {
  const t = useText(filesText)
  const format = useFormat()
  const { run, pending } = useAct()
  const [base64, setBase64] = useState('')
  const [plan, setPlan] = useState<Plan>()
  const check = (file: File) =>
    run(
      async () => {
        const given = await base64Of(file)
        const input = { homeworkId, base64: given, agreed: null }
        setPlan(await api(homeworkApi.importMarks, input, { quiet: true }))
        setBase64(given)
      },
      { refresh: false },
    )
  const write = () =>
    run(
      () =>
        api(
          homeworkApi.importMarks,
          { homeworkId, base64, agreed: plan!.agreement },
          { quiet: true },
        ),
      { said: ({ changes }) => t.imported(format.number(changes.length)), done: onClose },
    )
  return (
    <Dialog
      open
      title={t.importMarks}
      onClose={onClose}
      width={560}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          {plan && plan.changes.length > 0 && (
            <Button variant="primary" pending={pending} onClick={() => void write()}>
              {t.doImport}
            </Button>
          )}
        </>
      }
    >
      <div className={css.stack}>
        <p className={css.muted}>{t.importLead}</p>
        <div className={css.foot}>
          <PickButton
            label={plan ? t.another : t.file}
            icon="upload"
            accept=".xlsx"
            many={false}
            onPick={([file]) => file && void check(file)}
          />
        </div>
        {plan && <PlanView plan={plan} />}
      </div>
    </Dialog>
  )
}

function PlanView({ plan: { changes, same, problems } }: { plan: Plan }) {
  const t = useText(filesText)
  const format = useFormat()
  const points = (mark: number | null) => (mark === null ? t.none : format.number(mark / 100))
  return (
    <div className={css.stack} aria-live="polite">
      <p>
        <strong>
          {changes.length === 0 ? t.noChanges : t.changes(format.number(changes.length))}
        </strong>{' '}
        {same > 0 && <span className={css.muted}>{t.same(format.number(same))}</span>}
      </p>
      {changes.length > 0 && (
        <ul className={css.changes}>
          {changes.map(({ row, student, number, from, to }) => (
            <li key={row}>
              <span>
                {student.name} {number}
              </span>
              <span className={css.number}>{t.change(points(from), points(to))}</span>
            </li>
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <section
          className={css.notice}
          aria-label={t.problemsTitle(format.number(problems.length))}
        >
          <strong>{t.problemsTitle(format.number(problems.length))}</strong>
          <ul className={css.changes}>
            {problems.map(({ row, number, what }) => (
              <li key={row}>{t.problem(String(row), number, t.problems[what])}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
