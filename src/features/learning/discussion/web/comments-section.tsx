import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { useRefresh } from '#src/web/refresh.ts'
import { useStale } from '#src/web/stale.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import type { Comments } from '../answers.ts'
import { discussionApi } from '../contract.ts'
import { commentsTopic } from '../live-topics.ts'
import css from './discussion.module.css'
import { FollowButton } from './follow-button.tsx'
import { LateWriteForm } from './late-write-form.tsx'
import { ReplyItem } from './reply-item.tsx'
import { Said } from './said.tsx'
import { discussionText } from './text.ts'

/** The comments on an announcement. A new one of another person appears without a reload. */
export function CommentsSection({
  classId,
  announcementId,
  comments,
}: {
  classId: number
  announcementId: number
  comments: Comments
}) {
  const t = useText(discussionText)
  const format = useFormat()
  const refresh = useRefresh()
  const { act, pending } = useAct()
  const [sent, setSent] = useState(0)
  const { items, closed, follows, can } = comments
  useStale(commentsTopic(announcementId), () => void refresh())
  // Nothing is there to read, and nothing may be written.
  if (items.length === 0 && !can.reply.may && !can.close.may) return null
  const close = () =>
    void act(
      discussionApi.setCommentsClosed,
      { announcementId, closed: !closed },
      { said: closed ? t.commentsAreOpen : t.commentsAreClosed },
    )
  return (
    <Panel
      title={items.length > 0 ? t.commentCount(format.number(items.length)) : t.comments}
      actions={
        <div className={css.acts}>
          {can.follow.may && (
            <FollowButton
              endpoint={discussionApi.setCommentsFollowed}
              input={{ announcementId, followed: !follows }}
              follows={follows}
              help={t.commentsHelp}
            />
          )}
          {can.close.may && (
            <Button size="small" pending={pending} onClick={close}>
              {closed ? t.openComments : t.closeComments}
            </Button>
          )}
        </div>
      }
    >
      <Said of={comments}>
        <div className={css.comments}>
          {items.map((reply) => (
            <ReplyItem key={reply.replyId} reply={reply} classId={classId} isComment />
          ))}
          {closed && <p className={css.note}>{t.commentsClosedNote}</p>}
          {can.reply.may && (
            <LateWriteForm
              key={sent}
              of={{ announcementId }}
              classId={classId}
              isComment
              onSent={() => {
                setSent(sent + 1)
                void refresh()
              }}
            />
          )}
        </div>
      </Said>
    </Panel>
  )
}
