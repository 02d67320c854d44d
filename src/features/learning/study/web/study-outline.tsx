import { useEffect, useRef } from 'react'
import { itemIcons } from '#src/features/learning/course/web/item-icons.ts'
import { useForeign } from '#src/features/learning/course/web/other-language.tsx'
import { pick } from '#src/shared/locale.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { DoneMark } from '#src/web/ui/done-mark.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { type CoursePlace, CourseSearch } from './course-search.tsx'
import css from './study-outline.module.css'
import type { useProgress, OutlineItem } from './study-progress.ts'
import { studyText } from './text.ts'
import type { Panels } from './use-panels.ts'
import type { Place } from './use-place.ts'

type Chapters = ReturnType<typeof useProgress>['chapters']

/** The outline in reading order with the viewer's progress; scrolls to the current item. */
export function StudyOutline({
  chapters,
  currentId,
  href,
  panels,
  joined,
  joinHref,
  courseId,
  place,
  askAgain,
}: {
  courseId: number
  /** The place that the address names, and the function that opens it again. */
  place: Place
  askAgain: () => void
  chapters: Chapters
  currentId: number | undefined
  href: (itemId: number) => string
  panels: Panels
  joined: boolean
  /** The page where a viewer of the trial joins. */
  joinHref: string
}) {
  const t = useText(studyText)
  const foreign = useForeign()
  const placeHref = ({ itemId, page, row, second }: CoursePlace) => {
    if (second !== null) return `${href(itemId)}?t=${second}`
    if (page === null) return href(itemId)
    return `${href(itemId)}?page=${page}${row === null ? '' : `&row=${row}`}`
  }
  const openPlace = ({ itemId, page, row, second }: CoursePlace) => {
    panels.closeSheet()
    // The link leads to the address that is open already, so nothing else would bring the reader back there.
    const isHere = place.page === page && place.row === row && place.second === second
    if (itemId === currentId && isHere) askAgain()
  }
  // The people who manage a course have not joined it either, and all of it is open to them.
  const isTrial = !joined && chapters.some(({ items }) => items.some(({ can }) => !can.open.may))
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-item="${currentId}"]`)
    const panel = link?.closest('aside')
    if (!link || !panel) return
    // Scrolls the panel alone, because `scrollIntoView` would scroll the page too.
    const { top, bottom } = link.getBoundingClientRect()
    const frame = panel.getBoundingClientRect()
    if (top < frame.top || bottom > frame.bottom) {
      panel.scrollTop += top - frame.top - panel.clientHeight / 2
    }
  }, [currentId])
  return (
    <>
      {isTrial && (
        <p className={css.note}>
          {t.trialNote} <Link to={joinHref}>{t.join}</Link>
        </p>
      )}
      <CourseSearch courseId={courseId} href={placeHref} onOpen={openPlace}>
        <nav aria-label={t.outline}>
          <ol ref={list} className={css.outline}>
            {chapters.map((chapter) => (
              <li key={chapter.chapterId} data-depth={Math.min(chapter.depth, 3)}>
                <h3 className={css.chapter}>
                  <span className={css.number}>{chapter.number}</span>
                  <span lang={foreign(chapter.foreign.includes('name'))}>{chapter.name}</span>
                </h3>
                {chapter.items.length > 0 && (
                  <ul>
                    {chapter.items.map((item) => (
                      <li key={item.itemId}>
                        <ItemLink
                          item={item}
                          to={href(item.itemId)}
                          current={item.itemId === currentId}
                          isTrial={isTrial}
                          onClick={panels.closeSheet}
                        />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        </nav>
      </CourseSearch>
    </>
  )
}

/** An item with its kind, length and progress; a closed item has a lock and no link. */
export function ItemLink({
  item,
  to,
  current,
  isTrial,
  onClick,
}: {
  item: OutlineItem
  to: string
  current: boolean
  isTrial: boolean
  onClick?: () => void
}) {
  const t = useText(studyText)
  const format = useFormat()
  const locale = useLocale()
  const foreign = useForeign()
  const detail =
    item.durationSeconds !== null
      ? format.clock(item.durationSeconds)
      : item.questionCount !== null
        ? t.questions(format.number(item.questionCount))
        : (item.format?.toUpperCase() ?? t[item.kind])
  const content = (
    <>
      <Icon name={itemIcons[item.kind]} size={18} label={t[item.kind]} />
      <span className={css.name}>
        <span lang={foreign(item.foreign)}>{item.name}</span>
        <span className={css.detail}>
          {detail}
          {isTrial && item.trial && ` · ${t.trial}`}
        </span>
      </span>
      {item.can.open.may ? (
        <DoneMark {...item.progress} />
      ) : (
        <Icon
          name="lock"
          size={16}
          label={item.can.open.why ? pick(item.can.open.why, locale) : t.locked}
        />
      )}
    </>
  )
  if (!item.can.open.may) return <span className={cx(css.item, css.locked)}>{content}</span>
  return (
    <Link
      to={to}
      prefetch="none"
      className={css.item}
      data-item={item.itemId}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
    >
      {content}
    </Link>
  )
}
