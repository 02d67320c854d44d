import { useMemo, useState } from 'react'
import { OpenedTexts } from '#src/features/content/editor/web/opened-texts.ts'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { interactionApi } from '../contract.ts'
import { interactionTopic } from '../topics.ts'
import { Asked } from './asked.tsx'
import css from './interaction.module.css'
import { Place } from './place.tsx'
import { ReplyItem } from './reply-item.tsx'
import { TextForm } from './text-form.tsx'
import { interactionText } from './text.ts'
import { useFresh } from './use-fresh.ts'
import { beginIn } from './use-pictures.ts'

/** A question with its replies. A new reply of another person appears without a reload. */
export function ThreadView({
  interactionId,
  isHere,
  keepsOpen = true,
  onOpenPlace,
  onChanged,
}: {
  interactionId: number
  /** Whether the item is open beside it. */
  isHere?: (itemId: number) => boolean
  /** Whether it is open beside its place, once that is opened. */
  keepsOpen?: boolean
  onOpenPlace?: (itemId: number) => void
  /** Called when an act has changed what lists show of it. */
  onChanged: () => void
}) {
  const t = useText(interactionText)
  const format = useFormat()
  const [sent, setSent] = useState(0)
  const topic = interactionTopic(interactionId)
  const thread = useFresh(interactionApi.getQuestion, { interactionId }, topic)
  const { data, loading } = thread
  const changed = () => {
    void thread.renew()
    onChanged()
  }
  const files = useMemo(() => byFileId(data?.files ?? []), [data])
  if (loading) return <SkeletonText lines={6} />
  if (!data) {
    return (
      <p className={css.failed}>
        {t.failed}{' '}
        <Button size="small" onClick={thread.retry}>
          {t.retry}
        </Button>
      </p>
    )
  }
  return (
    <OpenedTexts value={data.opened}>
      <GivenFilesContext value={files}>
        <div className={css.thread}>
          <Place
            thread={data}
            isHere={isHere?.(data.place.itemId) ?? false}
            keepsOpen={keepsOpen}
            onOpen={onOpenPlace && (() => onOpenPlace(data.place.itemId))}
          />
          <Asked thread={data} onChanged={changed} />
          <section aria-label={t.repliesTitle} className={css.replies}>
            <h3>
              {data.items.length > 0 ? t.replies(format.number(data.items.length)) : t.noReplies}
            </h3>
            {data.items.map((reply) => (
              <ReplyItem
                key={reply.replyId}
                reply={reply}
                courseId={data.place.courseId}
                onChanged={changed}
              />
            ))}
          </section>
          {data.can.reply.may && (
            <div data-reply>
              <TextForm
                key={sent}
                endpoint={interactionApi.reply}
                begin={beginIn(data.place.courseId)}
                send={(text, key) => ({ key, interactionId, ...text })}
                label={t.replyLabel}
                act={t.reply}
                said={t.replied}
                draftKey={`interaction:reply:${interactionId}`}
                onSent={() => {
                  setSent(sent + 1)
                  changed()
                }}
              />
            </div>
          )}
        </div>
      </GivenFilesContext>
    </OpenedTexts>
  )
}
