import { useFormat, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import type { QuestionBody } from '../../question/body/body.ts'
import type { Problem } from '../../question/body/problem-codes.ts'
import { markedByHand, type QuestionStatus } from '../../question/types.ts'
import { useProblemWords } from './use-problem-words.ts'
import { questionPageText } from './question-page-text.ts'
import css from './question.module.css'

/** Says whether a question can be marked, and what it lacks; each line leads to its part. */
export function Readiness({
  body,
  problems,
  status,
}: {
  body: QuestionBody
  problems: readonly Problem[]
  status: QuestionStatus | undefined
}) {
  const t = useText(questionPageText)
  const format = useFormat()
  const isManual = (markedByHand as readonly string[]).includes(body.type)
  const wordsOf = useProblemWords(body)
  return (
    <Panel title={t.state}>
      {status === 'retired' && <p className={css.note}>{t.retired}</p>}
      {problems.length === 0 ? (
        <p className={css.ready}>
          <Icon name="check-circle" />
          {isManual ? t.isManual : t.isReady}
        </p>
      ) : (
        <div className={css.stack}>
          <p className={css.missing}>{t.missing(format.number(problems.length))}</p>
          <ul className={css.problems} data-missing="">
            {problems.map((problem) => (
              <li key={`${problem.code} ${problem.child} ${problem.part}`}>
                <button type="button" onClick={() => show(problem)}>
                  {wordsOf(problem)}
                </button>
              </li>
            ))}
          </ul>
          <p className={css.note}>{t.missingLead}</p>
        </div>
      )}
    </Panel>
  )
}

/** Leads to the list of all that a question lacks. */
export function showMissing() {
  const list = document.querySelector('[data-missing]')
  list?.scrollIntoView({ block: 'center' })
  list?.querySelector('button')?.focus({ preventScroll: true })
}

/** Brings the part into sight and puts the focus into it. */
function show({ part, child, code }: Problem) {
  const inForm = (name: string, id: string | undefined) =>
    id === undefined
      ? null
      : document.querySelector<HTMLElement>(`[data-editor] [data-${name}="${CSS.escape(id)}"]`)
  const target =
    inForm('part', part) ??
    inForm('child', child) ??
    inForm('problem', code) ??
    document.querySelector<HTMLElement>('[data-editor]')
  if (!target) return
  target.scrollIntoView({ block: 'center' })
  target
    .querySelector<HTMLElement>('[contenteditable="true"], input, textarea, select, button')
    ?.focus({ preventScroll: true })
}
