import { studyPaths } from '#src/features/learning/study/paths.ts'
import { schoolZone } from '#src/shared/school-day.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { useHydrated } from '#src/web/use-hydrated.ts'
import type { Week } from '../contract.ts'
import css from './weeks.module.css'
import { weeksText } from './weeks-text.ts'

/** A top chapter of a semester: when it opens, what is done, and the next item. */
export function SemesterWeek({
  week,
  courseId,
  isJoined,
}: {
  week: Week
  courseId: number
  isJoined: boolean
}) {
  const t = useText(weeksText)
  const format = useFormat()
  const { number, name, introduction, items, done, itemId, isOpen, opensOn } = week
  const label = done === 0 ? t.start : done < items ? t.continue : t.review
  return (
    <li className={css.week}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <div className={css.about}>
        <h3>{name}</h3>
        {introduction && <p className={css.introduction}>{introduction}</p>}
        <p className={css.when}>
          {isOpen ? t.opened(format.date(opensOn)) : t.opens(format.date(opensOn))}
          {!isOpen && <LocalMoment day={opensOn} />}
        </p>
      </div>
      <div className={css.side}>
        <span className={css.count}>
          {isJoined
            ? t.done(format.number(done), format.number(items))
            : t.items(format.number(items))}
        </span>
        {isJoined && itemId !== null && (
          <ButtonLink
            size="small"
            to={studyPaths.study('open', courseId, itemId)}
            aria-label={`${label} ${number} ${name}`}
          >
            {label}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

/** Midnight of the school in the reader's zone, where that is another one. The server does not know it. */
function LocalMoment({ day }: { day: string }) {
  const t = useText(weeksText)
  const locale = useLocale()
  if (!useHydrated()) return null
  // The school's zone has no summer time.
  const moment = new Date(`${day}T00:00:00+08:00`)
  const show = (timeZone?: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      moment,
    )
  return show() === show(schoolZone) ? null : <> · {t.local(show())}</>
}
