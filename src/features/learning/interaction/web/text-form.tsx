import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { RichTextField } from '#src/features/content/editor/web/rich-text-field.tsx'
import type { AnswerOf, Endpoint, InputOf } from '#src/shared/endpoint.ts'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { Button } from '#src/web/ui/button.tsx'
import { replyForm } from '../forms.ts'
import { wordsMost } from '../limits.ts'
import css from './interaction.module.css'
import { PicturesField } from './pictures-field.tsx'
import { interactionText } from './text.ts'
import type { BeginPicture } from './use-pictures.ts'

/** Sends the form by Ctrl+Enter, which the editor would take for a new line, and leaves the field by Escape. */
export function SentByKey({
  isWaiting,
  children,
}: {
  /** Pictures are on their way, which the text would leave behind. */
  isWaiting: boolean
  children: ReactNode
}) {
  const hear = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      event.stopPropagation()
      if (!isWaiting) target.closest('form')?.requestSubmit()
    } else if (event.key === 'Escape') target.blur()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields inside
    <div onKeyDownCapture={hear}>{children}</div>
  )
}

interface Written {
  body: string
  pictures: number[]
}

/** The form of a reply, or of a text being edited. */
export function TextForm<E extends Endpoint>({
  endpoint,
  begin,
  pictures = [],
  send,
  label,
  act,
  said,
  value = '',
  draftKey,
  placeholder,
  onSent,
  onCancel,
}: {
  endpoint: E
  begin: BeginPicture
  /** Those that the text has. */
  pictures?: number[]
  /** Builds the call's input from the text and the name of this sending. */
  send: (text: Written, key: string) => InputOf<E>
  label: string
  act: string
  said: string
  value?: string
  draftKey?: string
  placeholder?: string
  onSent: (answer: AnswerOf<E>) => void
  onCancel?: () => void
}) {
  const t = useText(interactionText)
  const [key] = useState(randomHex)
  const [isWaiting, setWaiting] = useState(false)
  const form = useForm<Written, E>({
    initial: { body: value, pictures },
    schema: replyForm,
    endpoint,
    send: (text) => send(text, key),
    said,
    refresh: false,
    ...(draftKey !== undefined && { draftKey }),
    done: onSent,
  })
  return (
    <Form form={form} label={label} className={css.form}>
      <PicturesField
        begin={begin}
        pictures={form.values.pictures}
        onPictures={(ids) => form.set('pictures', ids)}
        onWaiting={setWaiting}
        draftKey={draftKey}
      >
        <SentByKey isWaiting={isWaiting}>
          <RichTextField
            {...form.field('body')}
            label={label}
            labelHidden
            size="short"
            files={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the writer has just asked to edit
            autoFocus={value !== ''}
            placeholder={placeholder ?? t.replyTo}
            {...(form.values.body.length > wordsMost - 500 && { limit: wordsMost })}
          />
        </SentByKey>
      </PicturesField>
      <div className={css.foot}>
        <Button type="submit" variant="primary" pending={form.pending || isWaiting}>
          {act}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t.cancel}</Button>}
        <span className={css.keyHint}>{t.sendKey}</span>
      </div>
    </Form>
  )
}
