import type { ReactNode } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Card as Frame, CardLink } from '#src/web/ui/card.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { textbookPaths } from '../paths.ts'
import type { TextbookCard as Card } from '../public-api.ts'
import { publicText } from './public-text.ts'
import { Shown } from './shown.tsx'
import css from './textbook-card.module.css'

/** Published textbooks side by side. The first `eager` of them load their drawings at once. */
export function TextbookGrid({
  books,
  eager = 0,
  corner,
}: {
  books: readonly Card[]
  eager?: number
  /** Renders the corner of each card. */
  corner?: ((book: Card) => ReactNode) | undefined
}) {
  return (
    <ul className={css.grid}>
      {books.map((book, index) => (
        <TextbookCard
          key={book.textbookId}
          book={book}
          eager={index < eager}
          corner={corner?.(book)}
        />
      ))}
    </ul>
  )
}

/** A textbook in a list. The whole card is the link. */
function TextbookCard({ book, eager, corner }: { book: Card; eager: boolean; corner: ReactNode }) {
  const t = useText(publicText)
  const format = useFormat()
  const { cover, name, author, publisher, chapters, courses, teachers } = book
  return (
    <Frame as="li" interactive padded={false} className={css.card}>
      <CourseCover
        category={cover.category}
        theme={cover.theme}
        picture={cover.picture}
        eager={eager}
      />
      {corner}
      <div className={css.body}>
        <h2 className={css.name}>
          <CardLink to={textbookPaths.textbook(book.textbookId)} prefetch="intent">
            <Shown of={name} marked />
          </CardLink>
        </h2>
        <p className={css.muted}>{[author, publisher].filter(Boolean).join(' · ')}</p>
        <div className={css.foot}>
          <span>{t.chapters(format.number(chapters))}</span>
          <span>{courses > 0 ? t.courses(format.number(courses)) : t.unused}</span>
        </div>
        {teachers.length > 0 && (
          <p className={css.muted}>{t.taughtBy(format.list([...teachers]))}</p>
        )}
      </div>
    </Frame>
  )
}
