import { TextForm } from '#src/features/learning/interaction/web/text-form.tsx'
import { useText } from '#src/web/i18n.tsx'
import type { DiscussionReply } from '../answers.ts'
import { discussionApi } from '../contract.ts'
import { beginIn } from './begin-in.ts'
import { discussionText } from './text.ts'

/** The form of a reply to a topic, of a comment on an announcement, or of one of them that is changed. */
export function WriteForm({
  of,
  classId,
  isComment = false,
  onSent,
  onCancel,
}: {
  of: { topicId: number } | { announcementId: number } | DiscussionReply
  classId: number
  isComment?: boolean
  onSent: () => void
  onCancel?: () => void
}) {
  const t = useText(discussionText)
  const begin = beginIn(classId)
  const label = isComment ? t.commentLabel : t.replyLabel
  if ('replyId' in of) {
    const { replyId, pictures, body } = of
    return (
      <TextForm
        endpoint={discussionApi.editReply}
        send={(text) => ({ replyId, ...text })}
        value={body}
        {...{ begin, label, pictures, onSent, act: t.save, said: t.saved }}
        {...(onCancel && { onCancel })}
      />
    )
  }
  if ('topicId' in of) {
    const { topicId } = of
    return (
      <TextForm
        endpoint={discussionApi.reply}
        send={(text, key) => ({ key, topicId, ...text })}
        draftKey={`discussion:reply:${topicId}`}
        {...{ begin, label, onSent, act: t.reply, said: t.replied }}
      />
    )
  }
  const { announcementId } = of
  return (
    <TextForm
      endpoint={discussionApi.comment}
      send={(text, key) => ({ key, announcementId, ...text })}
      draftKey={`discussion:comment:${announcementId}`}
      placeholder={t.commentTo}
      {...{ begin, label, onSent, act: t.comment, said: t.commented }}
    />
  )
}
