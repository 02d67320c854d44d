import { studyPaths } from '#src/features/learning/study/paths.ts'
import { pagePath } from '#src/shared/page-path.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import type { CourseCard, Inside } from '../contract.ts'
import css from './course-match.module.css'
import { insideText } from './inside-text.ts'
import { itemIcons } from './item-icons.ts'
import { Marked } from './marked.tsx'
import { useForeign } from './other-language.tsx'

type Place = NonNullable<Inside['place']>

/** The item inside a course that has the searched words; with its place and a link there for a reader who may open it. */
export function InsideNote({ course, inside }: { course: CourseCard; inside: Inside }) {
  const t = useText(insideText)
  const foreign = useForeign()
  const whereIn = useWhere()
  const { itemId, kind, name, place } = inside
  const [before, after] = t.item[kind]
  const item = (
    <>
      {before}
      <span lang={foreign(inside.foreign)}>{name}</span>
      {after}
    </>
  )
  const path = studyPaths.study(course.kind, course.courseId, itemId)
  return (
    <div className={css.inside}>
      <p className={css.item}>
        <Icon name={itemIcons[kind]} size={16} />
        <span>
          {place ? (
            <Link to={pagePath(path, queryOf(place))} prefetch="none">
              {item}
              {whereIn(place)}
            </Link>
          ) : (
            <>
              {item}
              {t.mentions}
            </>
          )}
        </span>
      </p>
      {place && (
        <p className={css.excerpt} lang={place.language ?? undefined}>
          <Marked text={place.excerpt} ranges={place.ranges} />
        </p>
      )}
    </div>
  )
}

/** Returns a function that says where in its item a place is; '' in a text. */
function useWhere() {
  const t = useText(insideText)
  const format = useFormat()
  return ({ page, sheet, row, second }: Place) => {
    if (second !== null) return t.second(Math.floor(second), format.clock(Math.floor(second)))
    if (sheet !== null) return t.row(sheet, format.number(row ?? 1))
    return page === null ? '' : t.page(format.number(page))
  }
}

/** The place in the address of the player. */
function queryOf({ page, row, second, excerpt, ranges }: Place) {
  if (second !== null) return { t: second }
  if (page !== null) return { page, ...(row !== null && { row }) }
  const [first] = ranges
  return first ? { words: excerpt.slice(...first) } : {}
}
