import { useEffect, useState } from 'react'
import { RichTextField } from '#src/features/content/editor/web/rich-text-field.tsx'
import type { Anchor } from '#src/features/learning/note/anchor.ts'
import { api } from '#src/web/api.ts'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { quietly } from '#src/web/quietly.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import type { InteractionRow } from '../answers.ts'
import { interactionApi } from '../contract.ts'
import { askForm } from '../forms.ts'
import { wordsMost } from '../limits.ts'
import css from './interaction.module.css'
import { PicturesField } from './pictures-field.tsx'
import { usePlaceWords } from './place.tsx'
import { SentByKey } from './text-form.tsx'
import { interactionText } from './text.ts'
import { beginIn } from './use-pictures.ts'

/** Milliseconds without a key after which questions like it are looked for, and the letters that are enough. */
const pauseMs = 600
const enough = 4

/** The form of a new question; while it is written, questions like it are shown. */
export function AskForm({
  courseId,
  item,
  anchor,
  onAsked,
  onOpen,
  onCancel,
}: {
  courseId: number
  item: { itemId: number; name: string }
  anchor: Anchor
  onAsked: (interactionId: number) => void
  /** Opens a question like it. */
  onOpen: (interactionId: number) => void
  onCancel: () => void
}) {
  const t = useText(interactionText)
  const place = usePlaceWords()
  const [key] = useState(randomHex)
  const [isWaiting, setWaiting] = useState(false)
  const { itemId } = item
  const draftKey = `interaction:ask:${courseId}:${itemId}`
  const form = useForm({
    initial: { body: '', pictures: [] as number[], isPrivate: false },
    schema: askForm,
    endpoint: interactionApi.ask,
    send: (values) => ({ ...values, key, courseId, itemId, anchor }),
    said: t.asked,
    refresh: false,
    draftKey,
    done: ({ interactionId }) => onAsked(interactionId),
  })
  const { body, isPrivate } = form.values
  const similar = useSimilar(courseId, body)
  return (
    <Form form={form} label={t.ask} className={css.form}>
      <p className={css.about}>{t.about(place({ item: item.name, anchor }))}</p>
      {anchor.kind === 'words' && <blockquote className={css.quote}>{anchor.words}</blockquote>}
      <PicturesField
        begin={beginIn(courseId)}
        pictures={form.values.pictures}
        onPictures={(ids) => form.set('pictures', ids)}
        onWaiting={setWaiting}
        draftKey={draftKey}
      >
        <SentByKey isWaiting={isWaiting}>
          <RichTextField
            {...form.field('body')}
            label={t.question}
            description={t.questionHelp}
            size="short"
            files={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the writer has just asked for it
            autoFocus
            {...(body.length > wordsMost - 500 && { limit: wordsMost })}
          />
        </SentByKey>
      </PicturesField>
      {similar.length > 0 && (
        <section aria-label={t.similar} className={css.similar} aria-live="polite">
          <h3>{t.similar}</h3>
          <ul>
            {similar.map((row) => (
              <li key={row.interactionId}>
                <button type="button" onClick={() => onOpen(row.interactionId)}>
                  {row.excerpt}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Checkbox
        {...form.check('isPrivate')}
        label={t.isPrivate}
        description={isPrivate ? t.isPrivateHelp : t.isOpen}
      />
      <div className={css.foot}>
        <Button type="submit" variant="primary" size="small" pending={form.pending || isWaiting}>
          {t.send}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t.cancel}
        </Button>
        <span className={css.keyHint}>{t.sendKey}</span>
      </div>
    </Form>
  )
}

/** Returns the questions of the course that are like the text, some time after the last key. */
function useSimilar(courseId: number, body: string): readonly InteractionRow[] {
  const text = body
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, 300)
  const [found, setFound] = useState<readonly InteractionRow[]>([])
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const look = async () => {
      const options = { quiet: true, background: true, signal }
      const answer = await quietly(api(interactionApi.findSimilar, { courseId, text }, options))
      if (answer && !signal.aborted) setFound(answer.items)
    }
    const timer = setTimeout(() => void (text.length >= enough && look()), pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [courseId, text])
  return text.length >= enough ? found : []
}
