import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { type Message, messageApi } from '../contract.ts'
import { unreadStore } from './live-store.ts'
import { MessageRow } from './message-row.tsx'
import css from './messages.module.css'
import { messageText } from './text.ts'

/**
 * Messages that open in place; opening one marks it as read.
 * @param keep keeps opened messages visible in a list of unread ones, which no longer contains them.
 */
export function MessageList({ items, keep }: { items: readonly Message[]; keep: boolean }) {
  const t = useText(messageText)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [read, setRead] = useState<ReadonlyMap<number, Message>>(new Map())
  const { act } = useAct()
  const shown = keep ? withKept(items, read) : items

  async function mark(message: Message) {
    if (message.isRead || read.has(message.Id)) return
    setRead((before) => new Map(before).set(message.Id, message))
    await act(
      messageApi.updateSendMessageRead,
      { Id: message.Id },
      {
        done: ({ unread }) => unreadStore.set(unread),
        failed(words) {
          setRead((before) => new Map([...before].filter(([id]) => id !== message.Id)))
          toast.error(words)
        },
      },
    )
  }

  function toggle(message: Message) {
    const wasOpen = open.has(message.Id)
    setOpen((before) => new Set([...before].filter((id) => id !== message.Id)))
    if (wasOpen) return
    setOpen((before) => new Set([...before, message.Id]))
    void mark(message)
  }

  return (
    <ul className={css.list} aria-label={t.list}>
      {shown.map((message) => (
        <MessageRow
          key={message.Id}
          message={read.has(message.Id) ? { ...message, isRead: true } : message}
          open={open.has(message.Id)}
          onToggle={() => toggle(message)}
          onRead={() => void mark(message)}
        />
      ))}
    </ul>
  )
}

/** Adds the kept messages in their places, newest first. */
function withKept(items: readonly Message[], read: ReadonlyMap<number, Message>): Message[] {
  const here = new Set(items.map((item) => item.Id))
  const gone = [...read.values()].filter((message) => !here.has(message.Id))
  return [...items, ...gone].sort((a, b) => b.Id - a.Id)
}
