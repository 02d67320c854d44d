import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { fileApi } from '../contract.ts'
import type { OneFile } from './file-parts.ts'
import { filePageText } from './file-text.ts'
import css from './file-view.module.css'

/** What is being made of a file, how far it is, and why it has failed. */
export function FileSteps({ file: { userFileId, steps } }: { file: OneFile }) {
  const t = useText(filePageText)
  return (
    <Panel title={t.steps}>
      <ul className={css.rows}>
        {steps.map((step) => (
          <Step key={step.work} step={step} userFileId={userFileId} />
        ))}
      </ul>
    </Panel>
  )
}

function Step({ step, userFileId }: { step: OneFile['steps'][number]; userFileId: number }) {
  const t = useText(filePageText)
  const locale = useLocale()
  const { act, pending } = useAct()
  const title = pick(step.title, locale)
  const { state, failure } = step
  if (state === 'working') {
    return (
      <li>
        <Progress value={step.percent / 100} label={title} />
      </li>
    )
  }
  return (
    <li className={css.row}>
      <div className={css.grow}>
        {title}
        {failure && <p className={css.failure}>{pick(failure, locale)}</p>}
      </div>
      {state === 'failed' && (
        <Button
          size="small"
          pending={pending}
          aria-label={t.againNamed(title)}
          onClick={() =>
            void act(fileApi.retryWork, { userFileId, work: step.work }, { said: t.begunAgain })
          }
        >
          {t.again}
        </Button>
      )}
      <Tag tone={state === 'failed' ? 'danger' : state === 'done' ? 'success' : 'neutral'}>
        {t.stepState[state]}
      </Tag>
    </li>
  )
}
