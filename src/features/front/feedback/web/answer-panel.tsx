import { pick } from '#src/shared/locale.ts'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { feedbackApi, feedbackLimits } from '../contract.ts'
import type { OneFeedback } from './one-feedback.ts'
import { officeText } from './office-text.ts'
import css from './office.module.css'

/** Answers sent so far, and the form of the next one; for a visitor, the reason why there is none. */
export function AnswerPanel({ feedback }: { feedback: OneFeedback }) {
  const t = useText(officeText)
  const locale = useLocale()
  const { answers, can, mobile } = feedback
  const why = can.answer.why
  return (
    <Panel title={t.answers}>
      <Answers answers={answers} />
      {why ? (
        <div className={css.why}>
          <p>{pick(why, locale)}</p>
          {mobile ? (
            <a href={`tel:${mobile}`} className={css.call}>
              <Icon name="phone" /> {t.call(mobile)}
            </a>
          ) : (
            <p>{t.noPhone}</p>
          )}
        </div>
      ) : (
        <AnswerForm feedback={feedback} />
      )}
    </Panel>
  )
}

function Answers({ answers }: Pick<OneFeedback, 'answers'>) {
  const t = useText(officeText)
  const format = useFormat()
  if (answers.length === 0) return null
  return (
    <ul className={css.answers}>
      {answers.map(({ text, byMail, createdAt }) => (
        <li key={createdAt}>
          <p className={css.text}>{text}</p>
          <p className={css.muted}>
            {t.answeredAt(format.dateTime(createdAt))} · {byMail ? t.byMail : t.byMessage}
          </p>
        </li>
      ))}
    </ul>
  )
}

function AnswerForm({ feedback }: { feedback: OneFeedback }) {
  const t = useText(officeText)
  const { feedbackId, answers, mailTo } = feedback
  const form = useForm({
    initial: { text: '' },
    draftKey: `answer-${feedbackId}`,
    check: ({ text }) => ({ text: text.trim() ? undefined : t.answerMissing }),
    endpoint: feedbackApi.answerFeedback,
    send: ({ text }) => ({ feedbackId, text, seen: answers.length }),
    said: t.sent,
  })
  return (
    <Form form={form} label={t.answers}>
      <TextArea
        {...form.field('text')}
        label={t.answer}
        description={mailTo ? t.toMail(mailTo) : t.toMessage}
        required
        rows={4}
        maxLength={feedbackLimits.answer}
        counter
      />
      <FormFoot act={t.send} pending={form.pending} />
    </Form>
  )
}
