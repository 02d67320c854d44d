import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { homeworkPaths } from '../paths.ts'
import type { ComparedWorks } from '../similar-api.ts'
import { useSideName } from './side-name.ts'
import css from './similar.module.css'
import { similarText } from './similar-text.ts'

/** Two works beside each other, with what stands in both marked. */
export function ComparedPair({ pair }: { pair: ComparedWorks }) {
  const t = useText(similarText)
  const format = useFormat()
  const sideName = useSideName()
  const { classId, homework } = pair
  return (
    <div className={css.stack}>
      <p className={css.muted}>{t.marked}</p>
      <div className={css.columns}>
        {[pair.one, pair.other].map(({ student, number, group, handedInAt, pieces }) => (
          <Panel
            key={student.userId}
            title={sideName({ student, number, group })}
            lead={
              <span className={css.foot}>
                <span>{t.handedIn(format.dateTime(handedInAt))}</span>
                <Link
                  to={homeworkPaths.works(classId, homework.homeworkId, { work: student.userId })}
                >
                  {t.openWork}
                </Link>
              </span>
            }
          >
            <p className={css.words}>
              {pieces.map(({ text, isCommon }, at) => {
                const key = `${at} ${isCommon}`
                return isCommon ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
              })}
            </p>
          </Panel>
        ))}
      </div>
    </div>
  )
}
