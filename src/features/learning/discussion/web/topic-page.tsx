import { useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import cards from '#src/features/learning/announcement/web/announcement.module.css'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { withLocale } from '#src/shared/locale.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf, refusalId } from '#src/web/page.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { useStale } from '#src/web/stale.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { discussionApi } from '../contract.ts'
import { discussionErrors } from '../errors.ts'
import { topicTopic } from '../live-topics.ts'
import { discussionPaths } from '../paths.ts'
import css from './discussion.module.css'
import { LateWriteForm } from './late-write-form.tsx'
import { ReplyItem } from './reply-item.tsx'
import { Said } from './said.tsx'
import { discussionText } from './text.ts'
import { TopicActs } from './topic-acts.tsx'
import { TopicArticle } from './topic-article.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, locale } = pageOf(context)
  const classId = Number(params['classId'])
  return api(discussionApi.getTopic, { topicId: Number(params['topicId']) }).catch((error) => {
    // The list says that the discussion is switched off; an error page would call it a fault.
    if (refusalId(error) !== discussionErrors.off.id) throw error
    throw redirect(withLocale(locale, discussionPaths.topics(classId)))
  })
}

export const meta = pageMeta(discussionText, (t, topic: LoaderData<typeof loader>) => ({
  title: `${topic.title || t.deletedTopic} · ${topic.name}`,
}))

/** A topic with its replies. A new reply of another person appears without a reload. */
export default function TopicPage() {
  const topic = useLoaderData<typeof loader>()
  const t = useText(discussionText)
  const format = useFormat()
  const refresh = useRefresh()
  const [sent, setSent] = useState(0)
  const { topicId, classId, items, closed, deleted, isOff, can } = topic
  useStale(topicTopic(topicId), () => void refresh())
  return (
    <ClassFrame head={topic} current="discussion" actions={<TopicActs topic={topic} />}>
      <p>
        <Link to={discussionPaths.topics(classId)} className={cards.back}>
          <Icon name="arrow-left" size={20} />
          {t.back}
        </Link>
      </p>
      {isOff && <p className={css.note}>{t.offNote}</p>}
      <Said of={topic}>
        <TopicArticle topic={topic} />
        <section className={css.replies} aria-label={t.repliesTitle}>
          <h2>{items.length > 0 ? t.replies(format.number(items.length)) : t.noReplies}</h2>
          {items.map((reply) => (
            <ReplyItem key={reply.replyId} reply={reply} classId={classId} />
          ))}
          {closed && !deleted && <p className={css.note}>{t.closedNote}</p>}
          {can.reply.may && (
            <LateWriteForm
              key={sent}
              of={{ topicId }}
              classId={classId}
              onSent={() => {
                setSent(sent + 1)
                void refresh()
              }}
            />
          )}
        </section>
      </Said>
    </ClassFrame>
  )
}
