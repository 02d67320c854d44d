import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { textbookApi } from '../contract.ts'
import { textbookPaths } from '../paths.ts'
import { BookView } from './book-view.tsx'
import { manageText } from './manage-text.ts'
import css from './preview.module.css'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(textbookApi.getPreview, { textbookId: Number(params['textbookId']) })
}

export const meta = pageMeta(manageText, (t, book: LoaderData<typeof loader>) => ({
  title: t.previewTitle(book.name.text),
}))

/** The draft of a textbook as its readers will see it. */
export default function PreviewPage() {
  const book = useLoaderData<typeof loader>()
  const t = useText(manageText)
  return (
    <BookView
      book={book}
      before={
        <div className={css.bar}>
          <p>{t.previewLead}</p>
          <div className={css.acts}>
            <ButtonLink to={textbookPaths.edit(book.textbookId)}>{t.edit}</ButtonLink>
            <ButtonLink to={textbookPaths.chapters(book.textbookId)}>{t.toChapters}</ButtonLink>
          </div>
        </div>
      }
    />
  )
}
