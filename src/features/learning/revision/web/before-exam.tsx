import type { AnswerOf } from '#src/shared/endpoint.ts'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import { itemIcons } from '#src/features/learning/course/web/item-icons.ts'
import { usePlaceLabel } from '#src/features/learning/note/web/use-place-label.ts'
import { useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import type { revisionApi } from '../contract.ts'
import { pageRuns } from './page-runs.ts'
import { printText } from './print-text.ts'
import css from './revision.module.css'

type BeforeExam = NonNullable<AnswerOf<typeof revisionApi.getPrint>['course']>

/** On paper beside the wrong questions of a course: what is not done of it, and one's own notes. */
export function BeforeExam({ course: { notes, left } }: { course: BeforeExam }) {
  const t = useText(printText)
  const placeOf = usePlaceLabel()
  return (
    <>
      <section className={css.stack} aria-labelledby="left">
        <h2 id="left">{t.left}</h2>
        {left.length === 0 && <p className={css.note}>{t.nothingLeft}</p>}
        <ul className={css.left}>
          {left.map(({ itemId, chapter, name, kind, pages }) => (
            <li key={itemId}>
              <Icon name={itemIcons[kind]} size={18} />
              <span>
                {name}
                <span className={css.note}>
                  {chapter}
                  {pages && pages.length > 0 && ` · ${t.unseen(pageRuns(pages))}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className={css.stack} aria-labelledby="notes">
        <h2 id="notes">{t.notes}</h2>
        {notes.length === 0 && <p className={css.note}>{t.noNotes}</p>}
        {notes.map(({ key, chapter, item, anchor, html }) => (
          <article key={key} className={css.stack}>
            <p className={css.note}>
              {[chapter, item, placeOf(anchor)].filter((one) => one !== null).join(' · ')}
            </p>
            {anchor.kind === 'words' && (
              <blockquote className={css.note}>{anchor.words}</blockquote>
            )}
            <div className="prose">
              <RichText html={html} />
            </div>
          </article>
        ))}
      </section>
    </>
  )
}
