import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FavouriteButton } from '#src/features/learning/favourite/web/favourite-button.tsx'
import { readCollected } from '#src/features/learning/favourite/web/read-collected.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { textbookApi } from '../contract.ts'
import { textbookPaths } from '../paths.ts'
import type { TextbookUse } from '../shapes.ts'
import css from './book-view.module.css'
import { BookView } from './book-view.tsx'
import { publicText } from './public-text.ts'
import { structuredTextbook } from './structured-textbook.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const given = pageOf(context)
  const textbookId = Number(params['textbookId'])
  const [book, collected] = await Promise.all([
    given.api(textbookApi.getTextbook, { textbookId }),
    readCollected(given, 'textbook', [textbookId]),
  ])
  return { book, collected }
}

export const meta = pageMeta(publicText, (t, { book }: LoaderData<typeof loader>) => ({
  title: book.name.text,
  description: book.description.text || t.by(book.author),
  structured: structuredTextbook(book),
}))

/** The public page of a textbook. */
export default function TextbookPage() {
  const { book, collected } = useLoaderData<typeof loader>()
  const t = useText(publicText)
  const format = useFormat()
  return (
    <BookView
      book={book}
      acts={
        <FavouriteButton
          kind="textbook"
          thingId={book.textbookId}
          collected={collected && collected.includes(book.textbookId)}
        />
      }
      before={
        <Breadcrumb
          items={[
            { label: t.title, to: textbookPaths.home() },
            ...(book.category
              ? [
                  {
                    label: book.category.name,
                    to: textbookPaths.home({ category: book.category.slug }),
                  },
                ]
              : []),
            { label: book.name.text },
          ]}
        />
      }
      updated={format.date(book.releasedAt)}
    >
      <Uses uses={book.uses} />
    </BookView>
  )
}

function Uses({ uses }: { uses: readonly TextbookUse[] }) {
  const t = useText(publicText)
  const format = useFormat()
  return (
    <section aria-labelledby="uses">
      <h2 id="uses">{t.uses}</h2>
      {uses.length === 0 ? (
        <p className={css.none}>{t.usesNone}</p>
      ) : (
        <ul className={css.uses}>
          {uses.map(({ courseId, name, path, teachers }) => (
            <li key={courseId}>
              {path === null ? name : <Link to={path}>{name}</Link>}
              {teachers.length > 0 && <p>{t.taughtBy(format.list(teachers))}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
