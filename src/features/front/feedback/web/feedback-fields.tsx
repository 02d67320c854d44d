import type { ReactNode } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { useRootData } from '#src/web/root-data.ts'
import { Button } from '#src/web/ui/button.tsx'
import { TextArea, TextField } from '#src/web/ui/text-field.tsx'
import { useHydrated } from '#src/web/use-hydrated.ts'
import { feedbackLimits } from '../contract.ts'
import type { Feedback } from './attachment-plain.tsx'
import { feedbackText } from './feedback-text.ts'

/** The fields of feedback and its button; `children` is the field of its file. */
export function FeedbackFields({
  feedback,
  children,
}: {
  feedback: Feedback
  children: ReactNode
}) {
  const t = useText(feedbackText)
  // A visitor's page has no data of its own in the browser.
  const viewer = useRootData()?.viewer
  // A count of letters stands still without script.
  const counter = useHydrated()
  const { form } = feedback
  return (
    <>
      <TextField
        {...form.field('name')}
        label={t.name}
        maxLength={feedbackLimits.name}
        counter={counter}
        autoComplete="name"
      />
      <TextField
        {...form.field('mobile')}
        label={t.mobile}
        description={viewer ? t.mobileHelp : t.mobileHelpVisitor}
        type="tel"
        inputMode="numeric"
        maxLength={feedbackLimits.mobile}
        autoComplete="tel-national"
        onChange={(value) => form.set('mobile', value.replace(/\D/g, ''))}
      />
      <TextArea
        {...form.field('remark')}
        label={t.remark}
        required
        rows={5}
        maxLength={feedbackLimits.remark}
        counter={counter}
      />
      {children}
      <div>
        <Button type="submit" variant="primary" pending={form.pending}>
          {t.submit}
        </Button>
      </div>
    </>
  )
}
