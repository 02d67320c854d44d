import { useContext, useState } from 'react'
import { OpenedTexts } from '#src/features/content/editor/web/opened-texts.ts'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Tag } from '#src/web/ui/tag.tsx'
import type { InteractionReply } from '../answers.ts'
import { interactionApi } from '../contract.ts'
import { AuthorLine, HiddenNote } from './author-line.tsx'
import css from './interaction.module.css'
import { LateReport } from './late-report.ts'
import { Pictures } from './pictures.tsx'
import { TextActs } from './text-acts.tsx'
import { TextForm } from './text-form.tsx'
import { interactionText } from './text.ts'
import { beginIn } from './use-pictures.ts'

/** A reply, and what the reader may do with it. */
export function ReplyItem({
  reply,
  courseId,
  onChanged,
}: {
  reply: InteractionReply
  courseId: number
  onChanged: () => void
}) {
  const t = useText(interactionText)
  const { act, pending } = useAct()
  const [edits, setEdits] = useState(false)
  const opened = useContext(OpenedTexts)[reply.body] ?? reply.body
  const { replyId, accepted, can } = reply
  const done = { refresh: false, done: onChanged }
  const remove = () =>
    act(
      interactionApi.deleteReply,
      { replyId },
      {
        ...done,
        ask: {
          ...{ title: t.deleteReplyTitle, text: t.deleteReplyText },
          ...{ confirm: t.delete, danger: true },
        },
        ...{ verb: 'delete', said: t.deleted },
      },
    )
  const accept = () =>
    act(
      interactionApi.setAccepted,
      { replyId, accepted: !accepted },
      { ...done, ...(!accepted && { said: t.acceptedNow }) },
    )
  return (
    <article className={cx(css.reply, accepted && css.isAccepted)}>
      <AuthorLine {...reply}>{accepted && <Tag tone="success">{t.accepted}</Tag>}</AuthorLine>
      <HiddenNote hidden={reply.hidden} />
      {edits ? (
        <TextForm
          endpoint={interactionApi.editReply}
          begin={beginIn(courseId)}
          pictures={reply.pictures}
          send={(text) => ({ replyId, ...text })}
          label={t.replyLabel}
          act={t.save}
          said={t.saved}
          value={reply.body}
          onSent={() => {
            setEdits(false)
            onChanged()
          }}
          onCancel={() => setEdits(false)}
        />
      ) : (
        <>
          <div className="prose">
            <RichText html={opened} />
          </div>
          <Pictures pictures={reply.pictures} author={reply.author.name} isReply />
        </>
      )}
      {!edits && (
        <div className={css.acts}>
          {can.accept.may && (
            <Button
              size="small"
              variant="quiet"
              icon={accepted ? 'undo' : 'check-circle'}
              pending={pending}
              onClick={() => void accept()}
            >
              {accepted ? t.unaccept : t.accept}
            </Button>
          )}
          <TextActs
            can={can}
            reported={reply.reported}
            thing={{ replyId }}
            Report={LateReport}
            onEdit={() => setEdits(true)}
            onDelete={() => void remove()}
            onReported={onChanged}
          />
        </div>
      )}
    </article>
  )
}
