import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { useRecord } from '#src/features/content/draft/web/draft-store.ts'
import { useDraft } from '#src/features/content/draft/web/use-draft.ts'
import type { TextParts } from '#src/features/content/outline/web/translate/translatable.ts'
import { Translations } from '#src/features/content/outline/web/translate/translations.tsx'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Page } from '#src/web/ui/page.tsx'
import { textbookApi } from '../contract.ts'
import {
  headKey,
  textbookDescriptionMost,
  type TextbookHead,
  textbookNameMost,
} from '../records.ts'
import { EditingActs, EditingHead } from './editing-head.tsx'
import { EditingTrail } from './editing-trail.tsx'
import { manageText } from './manage-text.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const textbook = await api(textbookApi.getForEdit, { textbookId: Number(params['textbookId']) })
  return { textbook, opened: await api(draftApi.open, { draftId: textbook.draftId }) }
}

export const meta = pageMeta(manageText, (t, { textbook }: LoaderData<typeof loader>) => ({
  title: t.translationsTitle(textbook.name.text),
}))

const parts: TextParts = {
  textbook: [
    { field: 'name', form: 'line', most: textbookNameMost },
    { field: 'description', form: 'lines', most: textbookDescriptionMost },
  ],
}

/** The texts of a textbook that are missing or outdated in one of its languages. */
export default function TranslationsPage() {
  const { textbook, opened } = useLoaderData<typeof loader>()
  const t = useText(manageText)
  const draft = useDraft(opened)
  const { language, offered } = useRecord(draft, headKey) as unknown as TextbookHead
  return (
    <Page
      before={<EditingTrail textbook={textbook} here={t.translations} />}
      title={t.translations}
      actions={<EditingActs textbook={textbook} draft={draft} />}
    >
      <EditingHead textbook={textbook} draft={draft} />
      <Translations draft={draft} parts={parts} language={language} offered={offered} />
    </Page>
  )
}
