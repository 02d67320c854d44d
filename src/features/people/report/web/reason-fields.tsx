import { pick } from '#src/shared/locale.ts'
import type { useForm } from '#src/web/form/use-form.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { reportWordsMost } from '../forms.ts'
import { reasonWords } from '../reasons-text.ts'
import { type ReportReason, reportReasons } from '../reasons.ts'
import { reportText } from './report-text.ts'

export interface Reason {
  reason: ReportReason | ''
  words: string
}
export const noReason: Reason = { reason: '', words: '' }

type ReasonForm = Pick<ReturnType<typeof useForm<Reason, never>>, 'field'>

/** The reason of a report or of a decision, and words besides. */
export function ReasonFields({ form, help }: { form: ReasonForm; help?: string }) {
  const t = useText(reportText)
  const locale = useLocale()
  return (
    <>
      <RadioGroup
        {...form.field('reason')}
        label={t.reason}
        required
        options={reportReasons.map((value) => ({ value, label: pick(reasonWords[value], locale) }))}
      />
      <TextArea
        {...form.field('words')}
        label={t.words}
        description={help ?? t.wordsHelp}
        rows={3}
        maxLength={reportWordsMost}
        counter
      />
    </>
  )
}
