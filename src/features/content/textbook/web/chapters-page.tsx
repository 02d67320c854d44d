import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { useRecord } from '#src/features/content/draft/web/draft-store.ts'
import { useDraft } from '#src/features/content/draft/web/use-draft.ts'
import { otherSide } from '#src/features/content/editor/web/both-sides.ts'
import { ChapterContent } from '#src/features/content/outline/web/chapter-content.tsx'
import { OutlineEditor } from '#src/features/content/outline/web/outline-editor.tsx'
import { useQueryValue } from '#src/web/address.ts'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Page } from '#src/web/ui/page.tsx'
import { textbookApi } from '../contract.ts'
import { headKey, type TextbookHead } from '../records.ts'
import { textbookPaths } from '../paths.ts'
import { EditingActs, EditingHead } from './editing-head.tsx'
import { EditingTrail } from './editing-trail.tsx'
import { manageText } from './manage-text.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const textbook = await api(textbookApi.getForEdit, { textbookId: Number(params['textbookId']) })
  return { textbook, opened: await api(draftApi.open, { draftId: textbook.draftId }) }
}

export const meta = pageMeta(manageText, (t, { textbook }: LoaderData<typeof loader>) => ({
  title: t.chaptersTitle(textbook.name.text),
}))

/** The chapters of a textbook and their content, saved as they are edited. */
export default function ChaptersPage() {
  const { textbook, opened } = useLoaderData<typeof loader>()
  const t = useText(manageText)
  const draft = useDraft(opened)
  const head = useRecord(draft, headKey) as unknown as TextbookHead
  const { language, offered } = head
  const { textbookId } = textbook
  const chapter = useQueryValue('chapter')
  const item = useQueryValue('item')
  const languages = offered === 'both' ? [language, otherSide(language)] : [offered]
  const content = (key: string) => textbookPaths.chapters(textbookId, { chapter: key })
  return (
    <Page
      before={<EditingTrail textbook={textbook} here={t.chapters} />}
      title={textbook.name.text}
      actions={<EditingActs textbook={textbook} draft={draft} />}
    >
      <EditingHead textbook={textbook} draft={draft} step="chapters" />
      {chapter ? (
        <ChapterContent
          draft={draft}
          draftId={opened.draftId}
          languages={languages}
          chapter={chapter}
          item={item || undefined}
          contentPath={content}
          outlinePath={textbookPaths.chapters(textbookId)}
        />
      ) : (
        <OutlineEditor
          draft={draft}
          languages={languages}
          filesFolder={textbook.name.text}
          contentPath={content}
        />
      )}
    </Page>
  )
}
