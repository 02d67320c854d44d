import { itemIcons } from '#src/features/learning/course/web/item-icons.ts'
import { useForeign } from '#src/features/learning/course/web/other-language.tsx'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { DoneMark } from '#src/web/ui/done-mark.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import type { OwnChapter, OwnProgress } from '../own-schema.ts'
import css from './own.module.css'
import { ownText } from './own-text.ts'

/** What is left, chapter by chapter. */
export function LeftChapters({ own }: { own: OwnProgress }) {
  const t = useText(ownText)
  return (
    <Panel title={t.what}>
      <ol className={css.chapters}>
        {own.chapters.map((chapter) => (
          <Chapter key={chapter.chapterId} own={own} chapter={chapter} />
        ))}
      </ol>
    </Panel>
  )
}

function Chapter({ own: { kind, courseId }, chapter }: { own: OwnProgress; chapter: OwnChapter }) {
  const t = useText(ownText)
  const format = useFormat()
  const foreign = useForeign()
  const { number, name, items, done, opensOn, left } = chapter
  return (
    <li className={css.chapter}>
      <div className={css.head}>
        <DoneMark done={done === items} share={done / items} />
        <h3>
          {number} <span lang={foreign(chapter.foreign)}>{name}</span>
        </h3>
        <span className={css.count}>
          {done === items
            ? t.chapterDone
            : opensOn
              ? t.opens(format.date(opensOn))
              : t.doneOf(format.number(done), format.number(items))}
        </span>
      </div>
      {left.length > 0 && (
        <ul className={css.left}>
          {left.map((item) => (
            <li key={item.itemId}>
              <Icon name={itemIcons[item.kind]} size={16} />
              {opensOn ? (
                <span lang={foreign(item.foreign)}>{item.name}</span>
              ) : (
                <Link
                  prefetch="none"
                  to={studyPaths.study(kind, courseId, item.itemId)}
                  lang={foreign(item.foreign)}
                >
                  {item.name}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
