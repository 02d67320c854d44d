import { type KeyboardEvent, useState } from 'react'
import * as z from 'zod/mini'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { Button } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { taskApi } from '../contract.ts'
import { commentFields, saysEnough, wordsMissing } from '../forms.ts'
import { commentMost } from '../limits.ts'
import { verdicts } from '../verdicts.ts'
import css from './answers.module.css'
import { answersText } from './answers-text.ts'

/** Sends by Ctrl+Enter, and leaves the field for the keys of the page by Escape. */
function hear(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key === 'Escape') event.currentTarget.blur()
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

const choices = ['none', ...verdicts] as const
const schema = z
  .object({ text: commentFields.text, verdict: z.enum(choices) })
  .check(z.refine(saysEnough, wordsMissing))

/** A comment on a hand-in. The next answer opens once it is sent. */
export function CommentForm({
  answerId,
  handIn,
  phrases,
  hasNext,
  onSent,
}: {
  answerId: number
  handIn: number
  phrases: readonly string[]
  hasNext: boolean
  onSent: () => void
}) {
  const t = useText(answersText)
  const [key] = useState(randomHex)
  const form = useForm<{ text: string; verdict: (typeof choices)[number] }, typeof taskApi.comment>(
    {
      initial: { text: '', verdict: 'none' },
      schema,
      endpoint: taskApi.comment,
      send: ({ text, verdict }) => ({
        ...{ key, answerId, handIn, text },
        verdict: verdict === 'none' ? null : verdict,
      }),
      said: t.sent,
      refresh: false,
      draftKey: `task-comment:${answerId}:${handIn}`,
      done: onSent,
    },
  )
  const text = form.field('text')
  const add = (phrase: string) =>
    text.onChange(form.values.text === '' ? phrase : `${form.values.text}\n${phrase}`)
  return (
    <Form form={form} label={t.comment} className={css.comment}>
      <div id="comment" className={css.fields}>
        <RadioGroup
          {...form.field('verdict')}
          label={t.verdict}
          options={choices.map((value) => ({ value, label: t.verdicts[value] }))}
          {...(form.values.verdict === 'redo' && { description: t.redoHint })}
        />
        <TextArea
          {...text}
          label={t.comment}
          description={t.commentHint}
          rows={5}
          maxLength={commentMost}
          onKeyDown={hear}
        />
        {phrases.length > 0 && (
          <div className={css.phrases} role="group" aria-label={t.phrases}>
            {phrases.map((phrase) => (
              <Button key={phrase} size="small" onClick={() => add(phrase)}>
                {phrase}
              </Button>
            ))}
          </div>
        )}
        <Button type="submit" variant="primary" wide pending={form.pending}>
          {hasNext ? t.send : t.sendLast}
        </Button>
        <p className={css.keys}>{t.keys}</p>
      </div>
    </Form>
  )
}
