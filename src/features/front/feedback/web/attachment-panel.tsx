import { useAct } from '#src/web/act/use-act.ts'
import { Facts } from '#src/web/back-office/facts.tsx'
import notes from '#src/web/back-office/notes.module.css'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Panel } from '#src/web/ui/panel.tsx'
import { feedbackApi } from '../contract.ts'
import type { OneFeedback } from './one-feedback.ts'
import { officeText } from './office-text.ts'
import css from './office.module.css'

/** The attachment: what is known of it, what is not, its download and its deletion. */
export function AttachmentPanel({
  feedbackId,
  attachment,
}: {
  feedbackId: number
  attachment: NonNullable<OneFeedback['attachment']>
}) {
  const t = useText(officeText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { name, size, mime, url, uploadedAt } = attachment
  const remove = () =>
    act(
      feedbackApi.deleteAttachment,
      { feedbackId },
      {
        ask: {
          ...{ title: t.deleteFileTitle(name), text: t.deleteFileText },
          ...{ confirm: t.deleteFile, danger: true },
        },
        verb: 'delete',
        said: t.fileDeleted,
      },
    )
  return (
    <Panel title={t.file}>
      <Facts
        items={[
          { term: t.fileName, value: name },
          { term: t.fileSize, value: fileSize(size) },
          { term: t.fileType, value: mime },
          { term: t.uploaded, value: format.dateTime(uploadedAt) },
        ]}
      />
      <p className={notes.notice}>
        {mime.startsWith('image/') ? t.pictureNotScanned : t.notScanned}
      </p>
      <div className={css.acts}>
        <ButtonLink icon="download" to={url} download={name} prefetch="none">
          {t.download}
        </ButtonLink>
        <Button icon="trash" variant="quiet" pending={pending} onClick={() => void remove()}>
          {t.deleteFile}
        </Button>
      </div>
    </Panel>
  )
}
