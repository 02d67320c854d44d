import cards from '#src/features/learning/announcement/web/announcement.module.css'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import type { Topic } from '../answers.ts'
import { discussionApi } from '../contract.ts'
import { discussionText } from './text.ts'

/** The acts of teachers and assistants on a topic: pinning and closing. */
export function TopicActs({ topic }: { topic: Topic }) {
  const t = useText(discussionText)
  const { act } = useAct()
  const { topicId, pinned, closed, can } = topic
  if (!can.moderate.may) return null
  const pin = () =>
    void act(
      discussionApi.setPinned,
      { topicId, pinned: !pinned },
      { said: pinned ? t.isUnpinned : t.isPinned },
    )
  const close = () =>
    void act(
      discussionApi.setClosed,
      { topicId, closed: !closed },
      { said: closed ? t.isOpen : t.isClosed },
    )
  return (
    <Menu
      trigger={t.more}
      align="end"
      className={cards.more ?? ''}
      items={[
        { key: 'pin', label: pinned ? t.unpin : t.pin, icon: 'flag', onSelect: pin },
        { key: 'close', label: closed ? t.open : t.close, icon: 'lock', onSelect: close },
      ]}
    />
  )
}
