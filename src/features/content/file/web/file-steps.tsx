import { pick } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { OneFile } from './file-parts.ts'
import { filePageText } from './file-text.ts'
import css from './file-view.module.css'

/** What is being made of a file, and how far it is. */
export function FileSteps({ file: { steps } }: { file: OneFile }) {
  const t = useText(filePageText)
  return (
    <Panel title={t.steps}>
      <ul className={css.rows}>
        {steps.map((step) => (
          <Step key={step.work} step={step} />
        ))}
      </ul>
    </Panel>
  )
}

function Step({ step }: { step: OneFile['steps'][number] }) {
  const t = useText(filePageText)
  const locale = useLocale()
  const title = pick(step.title, locale)
  const { state } = step
  if (state === 'working') {
    return (
      <li>
        <Progress value={step.percent / 100} label={title} />
      </li>
    )
  }
  return (
    <li className={css.row}>
      <div className={css.grow}>{title}</div>
      <Tag tone={state === 'failed' ? 'danger' : state === 'done' ? 'success' : 'neutral'}>
        {t.stepState[state]}
      </Tag>
    </li>
  )
}
