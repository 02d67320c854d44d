import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { textbookApi } from '../contract.ts'
import { createForm } from '../forms.ts'
import { textbookPaths } from '../paths.ts'
import { textbookNameMost } from '../records.ts'
import { IsbnDouble } from './isbn-double.tsx'
import css from './manage.module.css'
import { manageText } from './manage-text.ts'
import { useTextbookActs } from './use-textbook-acts.ts'

/** Asks for the name of a new textbook: nothing else is needed to begin. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useText(manageText)
  const own: 'zh' | 'en' = useLocale() === 'en-US' ? 'en' : 'zh'
  const { askForChapters } = useTextbookActs()
  const form = useForm({
    initial: { name: '', isbn: '', language: own },
    schema: createForm,
    endpoint: textbookApi.createTextbook,
    said: t.made,
    verb: 'create',
    refresh: false,
    async done({ textbookId }) {
      onClose()
      await askForChapters(textbookId, {
        text: t.continueText,
        other: t.toFacts,
        path: textbookPaths.edit(textbookId),
      })
    },
  })
  return (
    <Dialog open title={t.create} onClose={onClose}>
      <Form form={form} label={t.create}>
        <p className={css.muted}>{t.createLead}</p>
        <TextField
          {...form.field('name')}
          label={t.name}
          maxLength={textbookNameMost}
          counter
          required
        />
        <TextField
          {...form.field('isbn')}
          label={t.isbnOptional}
          inputMode="numeric"
          maxLength={40}
        />
        <IsbnDouble isbn={form.values.isbn} />
        <RadioGroup
          {...form.field('language')}
          label={t.language}
          inRow
          options={(['zh', 'en'] as const).map((value) => ({ value, label: t.languages[value] }))}
        />
        <FormFoot act={t.create} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
