import type { ReactNode } from 'react'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Fold } from '#src/web/plain.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import type { Book } from '../shapes.ts'
import css from './book-view.module.css'
import { itemIcons } from './item-icons.ts'
import { publicText } from './public-text.ts'
import { Shown, useIsForeign } from './shown.tsx'

/** A textbook as its readers see it: cover, facts, description, and the whole tree of chapters. */
export function BookView({
  book,
  before,
  acts,
  updated,
  children,
}: {
  book: Book
  /** Above the name. */
  before?: ReactNode
  /** Buttons below the description. */
  acts?: ReactNode
  /** The time of the last release, in words. */
  updated?: string
  /** Below the facts. */
  children?: ReactNode
}) {
  const t = useText(publicText)
  const format = useFormat()
  const own = useLocale() === 'en-US' ? 'en' : 'zh'
  const facts = [
    [t.author, book.author],
    [t.publisher, book.publisher],
    [t.isbn, book.isbn],
    [t.language, t.languages[book.offered]],
    [t.chapterCount, format.number(book.chapters.length)],
    [t.updated, updated ?? ''],
  ].filter(([, value]) => value)
  return (
    <main id="main">
      <div className={css.top}>
        <div className="container">
          {before}
          <div className={css.head}>
            <div className={css.words}>
              <h1>
                <Shown of={book.name} />
              </h1>
              {book.author && <p className={css.author}>{t.by(book.author)}</p>}
              {book.offered !== 'both' && book.offered !== own && (
                <p className={css.notice}>
                  <Icon name="globe" size={18} />
                  {t.onlyIn[book.offered]}
                </p>
              )}
              <Description book={book} />
              {acts && <div className={css.acts}>{acts}</div>}
            </div>
            <CourseCover
              category={book.cover.category}
              theme={book.cover.theme}
              picture={book.cover.picture}
              eager
              large
            />
          </div>
        </div>
      </div>
      <Fold />
      <div className={`container ${css.body}`}>
        <section className={css.contents} aria-labelledby="contents">
          <h2 id="contents">{t.contents}</h2>
          <Contents book={book} />
        </section>
        <aside className={css.aside}>
          <section aria-labelledby="facts">
            <h2 id="facts">{t.facts}</h2>
            <dl className={css.facts}>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
          {children}
        </aside>
      </div>
    </main>
  )
}

function Description({ book }: { book: Book }) {
  const isForeign = useIsForeign()
  if (book.description.text === '') return null
  return (
    <p className={css.description}>
      <Shown of={book.description} marked={isForeign(book.description) && !isForeign(book.name)} />
    </p>
  )
}

/** Deeper chapters are no further in: the number says where they are. */
const deepest = 3

function Contents({ book }: { book: Book }) {
  const t = useText(publicText)
  const format = useFormat()
  const isForeign = useIsForeign()
  if (book.chapters.length === 0) return <EmptyState title={t.noContents} level={3} />
  // Where the whole textbook is in another language, its notice says so once.
  const isMarked = book.offered === 'both'
  return (
    <ol className={css.chapters}>
      {book.chapters.map(({ key, depth, number, name, introduction, items }) => (
        <li key={key} className={css.chapter} data-depth={Math.min(depth, deepest)}>
          <h3>
            <span className={css.number}>{number}</span>
            <Shown of={name} marked={isMarked} />
          </h3>
          {introduction.text && (
            <p className={css.introduction}>
              <Shown of={introduction} marked={isMarked && !isForeign(name)} />
            </p>
          )}
          {items.length > 0 && (
            <ul className={css.items} aria-label={t.holds(name.text)}>
              {items.map((item) => (
                <li key={item.key}>
                  <Icon name={itemIcons[item.type]} size={18} />
                  <span className={css.item}>
                    {item.name.text ? <Shown of={item.name} /> : t.items[item.type]}
                  </span>
                  <span className={css.kind}>
                    {item.questions === null
                      ? t.items[item.type]
                      : t.questions(format.number(item.questions))}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
