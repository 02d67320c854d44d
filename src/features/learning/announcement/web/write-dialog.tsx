import { useState } from 'react'
import { OpenedTexts } from '#src/features/content/editor/web/opened-texts.ts'
import { RichTextField } from '#src/features/content/editor/web/rich-text-field.tsx'
import { fromSchoolTime, toSchoolTime } from '#src/shared/school-time.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { Checkbox, RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { announcementApi, type AnnouncementDetail } from '../contract.ts'
import { announcementForm, type AnnouncementValues } from '../forms.ts'
import { titleMost, wordsMost } from '../limits.ts'
import { announcementText } from './text.ts'

const none = {}

/** Writes an announcement, or changes one. The time of a published one is over. */
export function WriteDialog({
  classId,
  hasFiles,
  given,
  onClose,
}: {
  classId: number
  /** The writer has files of one's own to attach. */
  hasFiles: boolean
  /** The one that is changed. */
  given?: AnnouncementDetail
  onClose: () => void
}) {
  const t = useText(announcementText)
  const [key] = useState(randomHex)
  const isOut = given?.published === true
  const initial: AnnouncementValues = {
    ...{ title: given?.title ?? '', body: given?.source ?? '', pinned: given?.pinned ?? false },
    when: given && !isOut ? 'later' : 'now',
    at: given && !isOut ? toSchoolTime(given.publishAt) : '',
  }
  const momentOf = ({ when, at }: AnnouncementValues) =>
    when === 'later' && !isOut ? (fromSchoolTime(at) ?? null) : null
  const saidOf = (values: AnnouncementValues) => {
    if (momentOf(values) !== null) return t.isScheduled
    return isOut ? t.saved : t.published
  }
  const shared = {
    initial,
    schema: (values: AnnouncementValues) => announcementForm(values.when === 'later'),
    said: (_: unknown, values: AnnouncementValues) => saidOf(values),
    pathOf: (path: string) => (path === 'publishAt' ? 'at' : path),
    done: onClose,
  }
  const written = ({ title, body, pinned }: AnnouncementValues) => ({ title, body, pinned })
  const creates = useForm({
    ...shared,
    endpoint: announcementApi.create,
    send: (values) => ({ classId, key, ...written(values), publishAt: momentOf(values) }),
  })
  const edits = useForm({
    ...shared,
    endpoint: announcementApi.edit,
    send: (values) => ({
      announcementId: given?.announcementId ?? 0,
      ...written(values),
      publishAt: momentOf(values),
    }),
  })
  const form = given ? edits : creates
  const { body, when } = form.values
  const title = given ? t.editTitle : t.write
  const act = isOut ? t.save : when === 'later' ? t.schedule : t.publish
  return (
    <Dialog open title={title} onClose={onClose} dismissable={!form.dirty} width={760}>
      <Form form={form} label={title}>
        <TextField
          {...form.field('title')}
          label={t.heading}
          maxLength={titleMost}
          counter
          required
        />
        <OpenedTexts value={given?.source ? { [given.source]: given.body } : none}>
          <RichTextField
            {...form.field('body')}
            label={t.body}
            {...(hasFiles && { description: t.bodyHint })}
            size="full"
            files={hasFiles}
            required
            {...(body.length > wordsMost - 500 && { limit: wordsMost })}
          />
        </OpenedTexts>
        {!isOut && (
          <>
            <RadioGroup
              {...form.field('when')}
              label={t.when}
              inRow
              options={(['now', 'later'] as const).map((value) => ({ value, label: t[value] }))}
            />
            {when === 'later' && (
              <TextField {...form.field('at')} label={t.at} type="datetime-local" required />
            )}
          </>
        )}
        <Checkbox {...form.check('pinned')} label={t.pinIt} />
        <FormFoot act={act} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
