import { studyPaths } from '#src/features/learning/study/paths.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { courseApi } from '../contract.ts'
import { Link } from '#src/web/link.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { DoneMark } from '#src/web/ui/done-mark.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { itemIcons } from './item-icons.ts'
import css from './outline.module.css'
import { useForeign } from './other-language.tsx'
import { detailText } from './detail-text.ts'

type Course = AnswerOf<typeof courseApi.getCourse>
type Chapter = AnswerOf<typeof courseApi.getCatalog>['chapters'][number]
type Item = Chapter['items'][number]

/** The outline tab: chapters in reading order, each with its items. */
export function Outline({ course, chapters }: { course: Course; chapters: Chapter[] }) {
  const t = useText(detailText)
  const foreign = useForeign()
  if (chapters.length === 0) {
    return <EmptyState title={t.outlineEmpty} text={t.outlineEmptyText} level={2} />
  }
  return (
    <ol className={css.outline}>
      {chapters.map((chapter) => (
        <li key={chapter.chapterId} className={css.chapter} data-depth={chapter.depth}>
          <h2 className={css.name}>
            <span className={css.number}>{chapter.number}</span>
            <span lang={foreign(chapter.foreign.includes('name'))}>{chapter.name}</span>
          </h2>
          {chapter.introduction && (
            <p
              className={css.introduction}
              lang={foreign(chapter.foreign.includes('introduction'))}
            >
              {chapter.introduction}
            </p>
          )}
          {chapter.items.length > 0 && (
            <ul className={css.items}>
              {chapter.items.map((item) => (
                <OutlineItem key={item.itemId} course={course} item={item} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

/** An item that the viewer may open is a link; a closed item is plain text. */
function OutlineItem({ course, item }: { course: Course; item: Item }) {
  const t = useText(detailText)
  const format = useFormat()
  const foreign = useForeign()
  const learns = course.can.studyAll.may
  // A learner whose semester has not begun opens nothing, the trial items included.
  const opens = learns || (item.trial && course.action !== 'wait')
  const content = (
    <>
      <Icon name={itemIcons[item.kind]} size={18} />
      <span className={css.itemName} lang={foreign(item.foreign)}>
        {item.name}
      </span>
      {item.trial && !learns && <Tag tone="success">{t.trial}</Tag>}
      <span className={css.detail}>
        {item.durationSeconds !== null
          ? format.clock(item.durationSeconds)
          : item.questionCount !== null
            ? t.questions(format.number(item.questionCount))
            : (item.format?.toUpperCase() ?? t.kinds[item.kind])}
      </span>
      {item.progress && <DoneMark {...item.progress} />}
    </>
  )
  return (
    <li>
      {opens ? (
        <Link
          prefetch="none"
          className={css.item}
          to={studyPaths.study(course.kind, course.courseId, item.itemId)}
        >
          {content}
        </Link>
      ) : (
        <span className={css.item}>{content}</span>
      )}
    </li>
  )
}
