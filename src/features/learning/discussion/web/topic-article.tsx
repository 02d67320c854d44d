import { Suspense, useState } from 'react'
import cards from '#src/features/learning/announcement/web/announcement.module.css'
import { Pictures } from '#src/features/learning/interaction/web/pictures.tsx'
import { TextActs } from '#src/features/learning/interaction/web/text-acts.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { useRefresh } from '#src/web/refresh.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { Topic } from '../answers.ts'
import { discussionApi } from '../contract.ts'
import { discussionPaths } from '../paths.ts'
import css from './discussion.module.css'
import { FollowButton } from './follow-button.tsx'
import { LateDeleteDialog } from './late-delete-dialog.ts'
import { LateReport } from './late-report.ts'
import { LateTopicDialog } from './late-topic-dialog.ts'
import { discussionText } from './text.ts'
import { Body, ByLine } from './written.tsx'

/** A topic with its text, its pictures and the acts of its reader. */
export function TopicArticle({ topic }: { topic: Topic }) {
  const t = useText(discussionText)
  const refresh = useRefresh()
  const go = useGo()
  const { act } = useAct()
  const [edits, setEdits] = useState(false)
  const [asks, setAsks] = useState(false)
  const { topicId, classId, deleted, deletion, follows, can } = topic
  const text = useDeletionText(deletion)
  const leave = () => go(discussionPaths.topics(classId))
  const remove = () =>
    void act(
      discussionApi.delete,
      { topicId },
      {
        ask: { title: t.deleteTitle, text, confirm: t.delete, danger: true },
        ...{ verb: 'delete', said: t.deleted, refresh: false },
        done: leave,
      },
    )
  return (
    <article className={cards.article} aria-labelledby="topic">
      <div className={cards.line}>
        {topic.pinned && <Tag tone="action">{t.pinned}</Tag>}
        {topic.closed && !deleted && <Tag>{t.closed}</Tag>}
        <h2 id="topic" data-gone={deleted || undefined}>
          {deleted ? t.deletedTopic : topic.title}
        </h2>
      </div>
      <ByLine of={topic} />
      {!deleted && (
        <>
          <Body html={topic.body} />
          <Pictures pictures={topic.pictures} author={topic.author.name} nameOf={t.ofTopic} />
        </>
      )}
      <div className={css.acts}>
        {can.follow.may && (
          <FollowButton
            endpoint={discussionApi.setFollowed}
            input={{ topicId, followed: !follows }}
            follows={follows}
            help={t.followHelp}
          />
        )}
        <TextActs
          can={can}
          reported={topic.reported}
          thing={{ topicId }}
          Report={LateReport}
          onEdit={() => setEdits(true)}
          onDelete={deletion.isTold ? () => setAsks(true) : remove}
          onReported={() => void refresh()}
        />
      </div>
      <Suspense>
        {edits && (
          <LateTopicDialog classId={classId} given={topic} onClose={() => setEdits(false)} />
        )}
        {asks && (
          <LateDeleteDialog
            endpoint={discussionApi.delete}
            thing={{ topicId }}
            title={t.deleteTitle}
            text={text}
            refresh={false}
            onDeleted={leave}
            onClose={() => setAsks(false)}
          />
        )}
      </Suspense>
    </article>
  )
}

/** Says what a deletion takes along, and what stays. */
function useDeletionText({ leavesLine, replies, hidden }: Topic['deletion']): string {
  const t = useText(discussionText)
  const format = useFormat()
  if (leavesLine) return t.deleteLeavesLine
  if (replies === 0) return t.cannotUndo
  const count = format.number(replies)
  return hidden > 0 ? t.deleteWithHidden(count, format.number(hidden)) : t.deleteWith(count)
}
