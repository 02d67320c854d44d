import { useDeferredValue, useState } from 'react'
import { textbookApi } from '#src/features/content/textbook/contract.ts'
import { isIsbn, plainIsbn } from '#src/features/content/textbook/isbn.ts'
import { textbookPaths } from '#src/features/content/textbook/paths.ts'
import { Shown } from '#src/features/content/textbook/web/shown.tsx'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Skeleton } from '#src/web/ui/skeleton.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { NewWindow } from '#src/web/ui/new-window.tsx'
import { BookCover, type FoundTextbook } from './book-cover.tsx'
import css from './textbook.module.css'
import { textbookText } from './textbook-text.ts'

/** Chooses a textbook by name, author or ISBN: one's own first, then published ones. */
export function TextbookChoice({
  chosen,
  onChoose,
}: {
  chosen?: number | null
  onChoose: (textbook: FoundTextbook) => void
}) {
  const t = useText(textbookText)
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(isIsbn(plainIsbn(typed)) ? plainIsbn(typed) : typed)
  const own = useLoad(textbookApi.getMyTextbooks, { keyword })
  const all = useLoad(textbookApi.getList, { keyword })
  const [mine, others] = [own.data?.items ?? [], all.data?.items ?? []]
  const owned = new Set(mine.map(({ textbookId }) => textbookId))
  const books = [...mine, ...others.filter(({ textbookId }) => !owned.has(textbookId))]
  const isLoading = (own.loading || all.loading) && books.length === 0
  return (
    <div className={css.choice}>
      <TextField
        label={t.find}
        description={t.hint}
        type="search"
        maxLength={60}
        value={typed}
        onChange={setTyped}
      />
      {own.failed || all.failed ? (
        <div role="alert" className={css.failed}>
          <p>{t.failed}</p>
          <Button
            icon="refresh"
            onClick={() => {
              own.retry()
              all.retry()
            }}
          >
            {t.again}
          </Button>
        </div>
      ) : isLoading ? (
        <Skeleton height={240} />
      ) : books.length === 0 ? (
        <EmptyState
          level={3}
          picture="search"
          title={t.nothing}
          text={t.nothingText}
          action={<NewTextbook />}
        />
      ) : (
        <>
          <ul className={css.books} aria-label={t.title}>
            {books.map((book) => (
              <li key={book.textbookId}>
                <button
                  type="button"
                  className={css.book}
                  aria-pressed={chosen === undefined ? undefined : chosen === book.textbookId}
                  onClick={() => onChoose(book)}
                >
                  <BookCover cover={book.cover} />
                  <span className={css.words}>
                    <strong>{book.name.text === '' ? t.unnamed : <Shown of={book.name} />}</strong>
                    <span className={css.muted}>
                      {[book.author, t.chapters(format.number(book.chapters))]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  {owned.has(book.textbookId) && <Tag>{t.own}</Tag>}
                </button>
              </li>
            ))}
          </ul>
          <div>
            <NewTextbook />
          </div>
        </>
      )}
    </div>
  )
}

/** Opens beside the form, which keeps what was typed. */
function NewTextbook() {
  const t = useText(textbookText)
  return (
    <ButtonLink icon="plus" to={textbookPaths.manage({ create: '1' })} target="_blank">
      {t.make}
      <NewWindow />
    </ButtonLink>
  )
}
