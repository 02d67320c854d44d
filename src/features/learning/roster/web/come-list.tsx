import { toSchoolTime } from '#src/shared/school-time.ts'
import { useText } from '#src/web/i18n.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import css from './lesson.module.css'
import type { Lesson } from './lesson.ts'
import { lessonText } from './lesson-text.ts'
import { useRowActs } from './use-row-acts.ts'

/** The people who have come, the last one first, with the time of the activation. */
export function ComeList({ of: { classId, in: come } }: { of: Lesson }) {
  const t = useText(lessonText)
  const acts = useRowActs(classId)
  if (come.length === 0) return <p className={css.nobody}>{t.nobody}</p>
  return (
    <ul className={css.come}>
      {come.map((one) => (
        <li key={one.rowId}>
          <span className={css.who}>
            <strong>{one.name}</strong>
            <span className={css.when}>
              {one.made ? t.at(toSchoolTime(one.at).slice(11)) : t.joined}
            </span>
          </span>
          {one.renews && <Tag tone="warning">{t.renews}</Tag>}
          {one.made && <Menu label={t.actsOf(one.name)} align="end" items={acts(one)} />}
        </li>
      ))}
    </ul>
  )
}
