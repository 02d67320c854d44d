import { Suspense, useState, useSyncExternalStore } from 'react'
import { Pictures } from '#src/features/learning/interaction/web/pictures.tsx'
import { TextActs } from '#src/features/learning/interaction/web/text-acts.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { useRefresh } from '#src/web/refresh.ts'
import type { DiscussionReply } from '../answers.ts'
import { discussionApi } from '../contract.ts'
import { replyAnchor } from '../paths.ts'
import css from './discussion.module.css'
import { LateDeleteDialog } from './late-delete-dialog.ts'
import { LateReport } from './late-report.ts'
import { LateWriteForm } from './late-write-form.tsx'
import { discussionText } from './text.ts'
import { Body, ByLine } from './written.tsx'

/** A reply to a topic, or a comment, with the acts of its reader. */
export function ReplyItem({
  reply,
  classId,
  isComment = false,
}: {
  reply: DiscussionReply
  classId: number
  isComment?: boolean
}) {
  const t = useText(discussionText)
  const refresh = useRefresh()
  const { act } = useAct()
  const [edits, setEdits] = useState(false)
  const { replyId, can, author } = reply
  const [asks, setAsks] = useState(false)
  const title = isComment ? t.deleteCommentTitle : t.deleteReplyTitle
  const remove = () =>
    void act(
      discussionApi.deleteReply,
      { replyId },
      {
        ask: { title, text: t.cannotUndo, confirm: t.delete, danger: true },
        ...{ verb: 'delete', said: t.deleted },
      },
    )
  return (
    <article
      className={css.reply}
      id={replyAnchor(replyId)}
      data-found={useIsAddressed(replyAnchor(replyId)) || undefined}
    >
      <ByLine of={reply} />
      {edits ? (
        <LateWriteForm
          of={reply}
          classId={classId}
          isComment={isComment}
          onSent={() => {
            setEdits(false)
            void refresh()
          }}
          onCancel={() => setEdits(false)}
        />
      ) : (
        <>
          <Body html={reply.body} />
          <Pictures
            pictures={reply.pictures}
            author={reply.author.name}
            isReply
            {...(isComment && { nameOf: t.ofComment })}
          />
          <div className={css.acts}>
            <TextActs
              can={can}
              reported={reply.reported}
              thing={{ replyId }}
              Report={LateReport}
              onEdit={() => setEdits(true)}
              onDelete={author.isMine ? remove : () => setAsks(true)}
              onReported={() => void refresh()}
            />
          </div>
        </>
      )}
      <Suspense>
        {asks && (
          <LateDeleteDialog
            endpoint={discussionApi.deleteReply}
            thing={{ replyId }}
            title={title}
            text={t.cannotUndo}
            onClose={() => setAsks(false)}
          />
        )}
      </Suspense>
    </article>
  )
}

const never = () => () => {}

/** Whether the address leads to this part of the page. CSS knows it only where the browser has loaded the page itself. */
const useIsAddressed = (id: string): boolean =>
  useSyncExternalStore(
    never,
    () => location.hash === `#${id}`,
    () => false,
  )
