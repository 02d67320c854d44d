import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { useDraft } from '#src/features/content/draft/web/use-draft.ts'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { textbookApi } from '../contract.ts'
import { textbookPaths } from '../paths.ts'
import { editText } from './edit-text.ts'
import css from './editing.module.css'
import { manageText } from './manage-text.ts'
import { EditingActs, EditingHead } from './editing-head.tsx'
import { EditingTrail } from './editing-trail.tsx'
import { TextbookForm } from './textbook-form.tsx'
import { useTextbookActs } from './use-textbook-acts.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const textbook = await api(textbookApi.getForEdit, { textbookId: Number(params['textbookId']) })
  return { textbook, opened: await api(draftApi.open, { draftId: textbook.draftId }) }
}

export const meta = pageMeta(editText, (t, { textbook }: LoaderData<typeof loader>) => ({
  title: t.title(textbook.name.text),
}))

/** The facts of a textbook, saved as they are typed. */
export default function EditPage() {
  const { textbook, opened } = useLoaderData<typeof loader>()
  const t = useText(editText)
  const m = useText(manageText)
  const draft = useDraft(opened)
  const { askForChapters } = useTextbookActs()
  const [showsAll, setShowsAll] = useState(false)
  return (
    <Page
      narrow
      before={<EditingTrail textbook={textbook} />}
      title={textbook.name.text}
      actions={
        <EditingActs
          textbook={textbook}
          draft={draft}
          onIncomplete={(field) => {
            setShowsAll(true)
            document.getElementsByName(field)[0]?.focus()
          }}
        />
      }
    >
      <EditingHead textbook={textbook} draft={draft} step="details" />
      <TextbookForm draft={draft} textbook={textbook} showsAll={showsAll} />
      <div className={css.foot}>
        <Button
          variant={textbook.state === 'published' ? 'primary' : 'secondary'}
          onClick={() =>
            void askForChapters(textbook.textbookId, {
              text: m.continueEdited,
              other: m.toList,
              path: textbookPaths.manage(),
            })
          }
        >
          {t.done}
        </Button>
      </div>
    </Page>
  )
}
