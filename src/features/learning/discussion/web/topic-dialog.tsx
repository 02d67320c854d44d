import { useState } from 'react'
import { RichTextField } from '#src/features/content/editor/web/rich-text-field.tsx'
import { wordsMost } from '#src/features/learning/interaction/limits.ts'
import { PicturesField } from '#src/features/learning/interaction/web/pictures-field.tsx'
import { SentByKey } from '#src/features/learning/interaction/web/text-form.tsx'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { Topic } from '../answers.ts'
import { discussionApi } from '../contract.ts'
import { topicForm } from '../forms.ts'
import { titleMost } from '../limits.ts'
import { discussionPaths } from '../paths.ts'
import { beginIn } from './begin-in.ts'
import { discussionText } from './text.ts'

/** Starts a topic, or changes one's own. */
export function TopicDialog({
  classId,
  given,
  onClose,
}: {
  classId: number
  /** The one that is changed. */
  given?: Topic
  onClose: () => void
}) {
  const t = useText(discussionText)
  const go = useGo()
  const [key] = useState(randomHex)
  const [isWaiting, setWaiting] = useState(false)
  const draftKey = given ? undefined : `discussion:topic:${classId}`
  const shared = {
    initial: {
      ...{ title: given?.title ?? '', body: given?.body ?? '' },
      pictures: given?.pictures ?? ([] as number[]),
    },
    schema: topicForm,
  }
  const creates = useForm({
    ...shared,
    endpoint: discussionApi.create,
    send: (values) => ({ key, classId, ...values }),
    said: t.published,
    refresh: false,
    ...(draftKey !== undefined && { draftKey }),
    done: async ({ topicId }) => {
      onClose()
      await go(discussionPaths.topic(classId, topicId))
    },
  })
  const edits = useForm({
    ...shared,
    endpoint: discussionApi.edit,
    send: (values) => ({ topicId: given?.topicId ?? 0, ...values }),
    said: t.saved,
    done: onClose,
  })
  const form = given ? edits : creates
  const { body, pictures } = form.values
  const title = given ? t.editTitle : t.start
  return (
    <Dialog open title={title} onClose={onClose} dismissable={!form.dirty} width={720}>
      <Form form={form} label={title}>
        <TextField
          {...form.field('title')}
          label={t.heading}
          maxLength={titleMost}
          counter
          required
        />
        <PicturesField
          begin={beginIn(classId)}
          pictures={pictures}
          onPictures={(ids) => form.set('pictures', ids)}
          onWaiting={setWaiting}
          draftKey={draftKey}
        >
          <SentByKey isWaiting={isWaiting}>
            <RichTextField
              {...form.field('body')}
              label={t.body}
              size="short"
              files={false}
              required
              {...(body.length > wordsMost - 500 && { limit: wordsMost })}
            />
          </SentByKey>
        </PicturesField>
        <FormFoot
          act={given ? t.save : t.publish}
          pending={form.pending || isWaiting}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  )
}
