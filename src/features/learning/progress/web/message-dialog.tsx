import { useState } from 'react'
import type { InputOf } from '#src/shared/endpoint.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextArea, TextField } from '#src/web/ui/text-field.tsx'
import { progressApi } from '../contract.ts'
import { progressErrors } from '../errors.ts'
import { messageForm, titleMost, wordsMost } from '../forms.ts'
import { messageText } from './message-text.ts'
import css from './progress.module.css'

export interface MessageTo {
  courseId: number
  /** Null: all learners of the list. */
  userIds: number[] | null
  list: InputOf<typeof progressApi.sendMessage>['list']
  /** How many they are. */
  learners: number
}

/** One message to several learners: the words may be changed, and are shown as they will arrive. */
export function MessageDialog({
  courseId,
  userIds,
  list,
  learners,
  onSent,
  onClose,
}: MessageTo & { onSent: () => void; onClose: () => void }) {
  const t = useText(messageText)
  const format = useFormat()
  // A repeated attempt after a lost answer has the same name, so that nobody gets the message twice.
  const [key] = useState(randomHex)
  // The words to begin with fit those who are behind only.
  const isForSlow = list.state === 'behind' || list.state === 'notBegun'
  const [again, setAgain] = useState(false)
  const form = useForm({
    initial: isForSlow ? { title: t.initialTitle, text: t.initialText } : { title: '', text: '' },
    schema: messageForm,
    endpoint: progressApi.sendMessage,
    send: (values) => ({ courseId, userIds, list, key, again, ...values }),
    // The refusal asks; sending once more is the answer.
    refused: (error) => {
      if (error.id === progressErrors.writtenToday.id) setAgain(true)
    },
    said: (answer) => t.sent(format.number(answer.learners)),
    refresh: false,
    done: () => {
      onSent()
      onClose()
    },
  })
  const { title, text } = form.values
  return (
    <Dialog open title={t.title} onClose={onClose} width={560} dismissable={!form.dirty}>
      <Form form={form} label={t.title} className={css.form}>
        <p className={css.muted}>{t.to(format.number(learners))}</p>
        <TextField {...form.field('title')} label={t.subject} maxLength={titleMost} required />
        <TextArea {...form.field('text')} label={t.text} rows={4} maxLength={wordsMost} required />
        <section className={css.preview} aria-label={t.preview}>
          <p className={css.muted}>{t.preview}</p>
          <p className={css.subject}>{title}</p>
          <p className={css.words}>{text}</p>
          <p className={css.muted}>{t.signed}</p>
        </section>
        <FormFoot
          act={again ? t.sendAgain(format.number(learners)) : t.send(format.number(learners))}
          pending={form.pending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  )
}
