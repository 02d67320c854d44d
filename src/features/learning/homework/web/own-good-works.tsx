import { goodWorkPaths } from '#src/features/learning/good-work/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import type { OwnHomework } from '../learner-api.ts'
import css from './homework.module.css'
import { goodText } from './good-text.ts'

/** The question whether the own work may be shown, and the way to the good works of the homework. */
export function OwnGoodWorks({
  homework: { homeworkId, goodWorks, class: of },
}: {
  homework: OwnHomework
}) {
  const t = useText(goodText)
  const format = useFormat()
  const { shown, waits } = goodWorks
  if (shown === 0 && !waits) return null
  const query = { homeworkId, ...(waits && { state: 'waiting' }) }
  return (
    <Panel title={t.title}>
      <div className={css.stack}>
        <p>{waits ? t.waits : t.shown(format.number(shown))}</p>
        <div>
          <ButtonLink
            variant={waits ? 'primary' : 'secondary'}
            to={goodWorkPaths.list(of.classId, query)}
          >
            {waits ? t.answer : t.look}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  )
}
