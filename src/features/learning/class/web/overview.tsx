import type { ReactNode } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import type { ClassOverview } from '../contract.ts'
import { ClassActs } from './class-acts.tsx'
import { ClassFrame } from './class-frame.tsx'
import css from './class.module.css'
import { CodePanel } from './code-panel.tsx'
import { namesText } from './names-text.ts'
import { NewsStrip } from './news-strip.tsx'
import { overviewText } from './overview-text.ts'
import { RequestsPanel } from './requests-panel.tsx'
import { StaffPanel } from './staff-panel.tsx'

/** A class: its facts, its code, and the requests that wait. `lesson` is the act of a later room. */
export function Overview({ found, lesson }: { found: ClassOverview; lesson: ReactNode }) {
  const t = useText(overviewText)
  const names = useText(namesText)
  const format = useFormat()
  const { owner, school, students, groups, createdAt, mine } = found
  const facts = [
    [t.owner, owner?.name],
    [t.school, school],
    [t.students, format.number(students)],
    [t.groups, groups > 0 && format.number(groups)],
    [t.createdAt, format.date(createdAt)],
    ...(mine
      ? [
          [t.myNumber, mine.number || t.none] as const,
          [t.myGroup, mine.group && names.group(mine.group)] as const,
        ]
      : []),
  ] as const
  return (
    <ClassFrame
      head={found}
      current="overview"
      unread={found.unreadTopics}
      actions={
        <>
          {lesson}
          <ClassActs of={found} />
        </>
      }
    >
      {found.news && <NewsStrip news={found.news} />}
      {found.requests.total > 0 && <RequestsPanel of={found} />}
      <div className={css.columns}>
        {found.code && <CodePanel of={found} code={found.code} />}
        <div className={css.stack}>
          <Panel title={t.about}>
            <dl className={css.facts}>
              {facts.map(
                ([label, value]) =>
                  value && (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ),
              )}
            </dl>
          </Panel>
          <StaffPanel of={found} />
        </div>
      </div>
    </ClassFrame>
  )
}
